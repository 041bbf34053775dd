import Foundation
import Stencil
import Yams

// `StencilRender TEMPLATES VALUES FOLDER`: renders the template that each YAML file in VALUES names with the values in it, and
// writes the text to FOLDER. Each template is read and parsed once, as vmgen does.

/// The templates of a folder, each parsed once.
final class Templates: Loader {
    private let folder: String
    private var parsed: [String: Template] = [:]

    init(_ folder: String) { self.folder = folder }

    func loadTemplate(name: String, environment: Environment) throws -> Template {
        if let template = parsed[name] { return template }
        var text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        if text.hasSuffix("\n") { text.removeLast() }
        let template = environment.templateClass.init(templateString: text, environment: environment, name: name)
        parsed[name] = template
        return template
    }

    func loadTemplate(names: [String], environment: Environment) throws -> Template {
        try loadTemplate(name: names[0], environment: environment)
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
    print("usage: StencilRender TEMPLATES VALUES FOLDER")
    exit(2)
}
try FileManager.default.createDirectory(atPath: arguments[3], withIntermediateDirectories: true)
let environment = Environment(loader: Templates(arguments[1]))
for name in try FileManager.default.contentsOfDirectory(atPath: arguments[2]).sorted() {
    let text = try String(contentsOfFile: "\(arguments[2])/\(name)", encoding: .utf8)
    guard let plan = try Yams.load(yaml: text) as? [String: Any], let template = plan["template"] as? String,
        let values = plan["values"] as? [String: Any]
    else { continue }
    let output = try environment.renderTemplate(name: template, context: values)
    try Data((output + "\n").utf8).write(to: URL(fileURLWithPath: "\(arguments[3])/\(name.dropLast(5))"))
}
