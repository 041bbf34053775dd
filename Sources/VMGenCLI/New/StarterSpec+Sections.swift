extension StarterSpec {
    /// The sections of the plain screen.
    static let screenSections = """
        # What the view sends.
        inputs:
          name: String
          tap: Void

        # What the view shows. An output with a value remembers it.
        outputs:
          count: Int = 0
          greeting: String

        # What happens when: a source, steps, and where it ends.
        flows:
          - tap -> set count = count + 1
          - tap -> with name -> map { "Hello, \\($0)!" } -> greeting

        # What is to hold: each becomes a test.
        scenarios:
          a tap greets, and is counted:
            when: name "Ada"; tap
            then: greeting = "Hello, Ada!"; count = 1

        """

    /// The sections of a login that asks `service`.
    static func login(_ service: String) -> String {
        """
        init:
          service: \(service)

        services:
          \(service):
            - logIn(email: String, password: String) async throws

        inputs:
          email: String
          password: String
          logInTap: Void

        outputs:
          canLogIn: Bool = false
          isLoading: Bool = false
          loggedIn: Void
          message: String

        flows:
          - email, password -> combine -> as credentials
          - credentials -> map { $0.contains("@") && $1.count >= 8 } -> distinct -> canLogIn
          - logInTap -> with credentials -> first service.logIn(email: $0, password: $1) while isLoading -> loggedIn
          - errors -> replace with "This did not work. Please try again." -> message

        scenarios:
          the button waits for an address and eight characters:
            when: email "ada@example.com"; password "secret"
            then: canLogIn = false
            when: password "secret12"
            then: canLogIn = true
          what was typed is sent:
            given: service.logIn answers
            when: email "ada@example.com"; password "secret12"; logInTap
            then: service.logIn was called with (email: "ada@example.com", password: "secret12"); loggedIn
          a failure is told, and the next try works:
            given: service.logIn fails
            when: email "ada@example.com"; password "secret12"; logInTap
            then: message = "This did not work. Please try again."; loggedIn is silent
            given: service.logIn answers
            when: logInTap
            then: loggedIn; message is silent

        """
    }

    /// The sections of a list that `service` has.
    static func list(_ service: String) -> String {
        """
        init:
          service: \(service)

        # A type of yours takes the place of String.
        services:
          \(service):
            - items(page: Int) async throws -> [String]

        inputs:
          load: Void
          refresh: Void
          reachedEnd: Void
          select: Int

        outputs:
          items: [String] = []
          isLoading: Bool = false
          selected: String
          message: String

        state:
          page: Int = 1

        flows:
          - load, refresh -> latest service.items(page: 1) while isLoading -> set items = $0, page = 1
          - reachedEnd
              -> with isLoading
              -> filter { !$0 }
              -> first service.items(page: page + 1) while isLoading
              -> set items = items + $0, page = page + 1
          - select -> with items -> compactMap { $1.indices.contains($0) ? $1[$0] : nil } -> selected
          - errors -> replace with "This did not work. Please try again." -> message

        scenarios:
          the first page is loaded with the screen:
            given: service.items answers ["Tea", "Milk"]
            when: load
            then: items = ["Tea", "Milk"]; service.items was called with (page: 1)
          the next page is added at the end:
            given: service.items answers ["Tea"], ["Milk"]
            when: load
            then: items = ["Tea"]
            when: reachedEnd
            then: items = ["Tea", "Milk"]; service.items was called with (page: 2)
          a row is chosen:
            given: service.items answers ["Tea", "Milk"]
            when: load
            then: items = ["Tea", "Milk"]
            when: select 1
            then: selected = "Milk"
            when: select 2
            then: selected is silent
          a failure is told, and what was there stays:
            given: service.items answers ["Tea"]
            when: load
            then: items = ["Tea"]
            given: service.items fails
            when: refresh
            then: items = ["Tea"]; message = "This did not work. Please try again."

        """
    }

    /// The sections of a form that `service` saves.
    static func form(_ service: String) -> String {
        """
        init:
          service: \(service)

        services:
          \(service):
            - save(name: String, age: Int) async throws

        inputs:
          name: String
          age: String
          saveTap: Void

        outputs:
          nameHint: String? = nil
          ageHint: String? = nil
          canSave: Bool = false
          isSaving: Bool = false
          saved: Void
          message: String

        flows:
          - name -> skip 1 -> map { $0.isEmpty ? "A name is missing." : nil } -> nameHint
          - age -> skip 1 -> map { Int($0) == nil ? "An age is a number." : nil } -> ageHint
          - name, age -> combine { !$0.isEmpty && Int($1) != nil } -> distinct -> canSave
          - saveTap
              -> with name, age
              -> compactMap { name, age in Int(age).map { (name, $0) } }
              -> first service.save(name: $0, age: $1) while isSaving
              -> saved
          - errors -> replace with "This was not saved. Please try again." -> message

        scenarios:
          hints wait for the first change:
            when: name ""; age ""
            then: nameHint is unchanged; ageHint is unchanged; canSave = false
            when: name "Ada"; age "x"
            then: nameHint = nil; ageHint = "An age is a number."; canSave = false
            when: age "36"
            then: ageHint = nil; canSave = true
          what was typed is saved:
            given: service.save answers
            when: name "Ada"; age "36"; saveTap
            then: service.save was called with (name: "Ada", age: 36); saved
          what is no number is not saved:
            when: name "Ada"; age "x"; saveTap
            then: service.save was not called; saved is silent
          a failure is told:
            given: service.save fails
            when: name "Ada"; age "36"; saveTap
            then: message = "This was not saved. Please try again."; saved is silent

        """
    }

    /// The sections of an item that `service` has.
    static func detail(_ service: String) -> String {
        """
        init:
          id: Int
          service: \(service)

        # A type of yours takes the place of String.
        services:
          \(service):
            - item(id: Int) async throws -> String
            - setFavourite(_ isFavourite: Bool, id: Int) async throws

        inputs:
          load: Void
          retry: Void
          favouriteTap: Void

        outputs:
          title: String = ""
          isFavourite: Bool = false
          isLoading: Bool = false
          message: String

        flows:
          - load, retry -> latest service.item(id: id) while isLoading -> title
          - favouriteTap -> set isFavourite = !isFavourite
          - favouriteTap -> with isFavourite -> queue service.setFavourite($0, id: id) -> ignore
              catch -> replace with "The favourite was not saved." -> message
          - errors -> replace with "This did not work. Please try again." -> message

        scenarios:
          the item is loaded with the screen:
            given: id = 7; service.item answers "Tea"
            when: load
            then: title = "Tea"; service.item was called with (id: 7)
          it is loaded again after a failure:
            given: service.item fails
            when: load
            then: message = "This did not work. Please try again."
            given: service.item answers "Tea"
            when: retry
            then: title = "Tea"
          a tap changes the favourite, and saves it:
            given: id = 7; service.setFavourite answers
            when: favouriteTap
            then: isFavourite = true; service.setFavourite was called with (true, id: 7)

        """
    }
}
