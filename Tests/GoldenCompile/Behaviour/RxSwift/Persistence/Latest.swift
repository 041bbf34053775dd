import RxSwift

/// What `values` has come to when the result is called.
func latest<Values: ObservableConvertibleType>(_ values: Values) -> () -> Any? {
    let recorder = Recorder(values)
    return { recorder.values.last }
}
