/// What Foundation declares, as far as the file of hand-written logic has to know it.
enum FoundationNames {
    /// The types of Foundation that signatures name most.
    static let types: Set<String> = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval",
        "Decimal",
        "FileManager", "IndexPath", "IndexSet", "Locale", "Measurement", "NSAttributedString", "NSError", "NSNumber",
        "NSObject", "NSString", "Notification", "NumberFormatter", "Progress", "TimeInterval", "TimeZone", "URL",
        "URLComponents", "URLError", "URLRequest", "URLResponse", "URLSession", "UUID", "UserDefaults",
    ]
}
