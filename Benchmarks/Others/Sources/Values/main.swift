import Foundation
import VMGenCheck
import VMGenDiagnostics
import VMGenDoubles
import VMGenPlan
import VMGenTemplating
import VMGenTesting

// `Values SPECS FOLDER`: writes what the templates see of each file that vmgen makes of the specs in SPECS, tests included, to
// FOLDER, as YAML: the path of the template, and the values by name.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    print("usage: Values SPECS FOLDER")
    exit(2)
}
let specs = URL(fileURLWithPath: arguments[1])
let folder = URL(fileURLWithPath: arguments[2])
let names = try FileManager.default.contentsOfDirectory(atPath: specs.path).filter { $0.hasSuffix(".vm") }.sorted()
let inputs = try names.map { name in
    let bytes = [UInt8](try Data(contentsOf: specs.appendingPathComponent(name)))
    return SpecInput(name: String(name.dropLast(3)), source: SourceText(path: name, bytes: bytes))
}
let target = TargetInput(moduleName: "App", specs: inputs, wantsTests: true)
let models = inputs.compactMap { input in
    SpecAnalysis.analyse(input.source, defaults: target.defaults).0.map { (name: input.name, spec: $0) }
}
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for plan in TargetPlanner.files(of: [TestTarget.Module(target: target, specs: models)])[0] {
    let values: TemplateValue = ["template": .string(plan.template), "values": .dictionary(plan.record.values)]
    let file = folder.appendingPathComponent("\(plan.name).yaml")
    try Data((values.yaml(indentation: 0) + "\n").utf8).write(to: file)
}
