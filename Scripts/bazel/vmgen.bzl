"""Rules that generate Swift from vmgen's specs.

    load("@vmgen//:vmgen.bzl", "vmgen_sources", "vmgen_test_sources")

    vmgen_sources(
        name = "view_models",
        srcs = glob(["**/*.vm"]),
    )

    swift_library(
        name = "App",
        srcs = glob(["**/*.swift"]) + [":view_models"],
    )

The view model of each spec is a step of its own, and so is what the specs share, and their tests; every step declares all that it reads and writes and sees
neither environment nor network, so that any machine makes the same bytes, and caches and executors can be shared.
"""

# The names of a spec's files, as `vmgen help build` lists them.
_SOURCES = ["ViewModel.swift"]
_SHARED_SOURCES = ["ViewModelSupport.swift", "URLSessionProtocol.swift"]
_TESTS = ["ViewModelHarness.swift", "ViewModelGeneratedTests.swift"]
_SHARED_TESTS = ["URLSessionStub.swift", "ViewModelTestSupport.swift"]

_TEMPLATES_FOLDER = "vmgen-templates"

def _base(spec):
    """`FindNumber` for `FindNumber.vm` and for `FindNumberViewModel.vm`."""
    name = spec.basename[:-len(".vm")]
    if name.endswith("ViewModel") and name != "ViewModel":
        return name[:-len("ViewModel")]
    return name

def _templates_folder(ctx):
    """The folder called `vmgen-templates` that holds all of the target's templates; None without any."""
    folders = {}
    for file in ctx.files.templates:
        below = file.path.find(_TEMPLATES_FOLDER + "/")
        if below < 0 or (below > 0 and file.path[below - 1] != "/"):
            fail("%s: a template lies in a folder called '%s'" % (file.short_path, _TEMPLATES_FOLDER))
        folders[file.path[:below + len(_TEMPLATES_FOLDER)]] = True
    if len(folders) > 1:
        fail("the templates lie in several folders: " + ", ".join(folders.keys()))
    return folders.keys()[0] if folders else None

def _step(ctx, specs, names, arguments = [], others = []):
    """One run of `vmgen build`: writes the files called `names` from `specs`; reads `others` too, which `arguments` name."""
    outputs = [ctx.actions.declare_file(ctx.label.name + "/" + name) for name in names]
    words = ctx.actions.args()
    words.add("build")
    words.add("--scaffold-by", ctx.attr.scaffold_by)
    words.add_all(arguments)
    templates = _templates_folder(ctx)
    if templates:
        words.add("--templates", templates)
    words.add_all(outputs, before_each = "--output")
    words.add("--")
    words.add_all(specs)
    ctx.actions.run(
        executable = ctx.executable.vmgen,
        arguments = [words],
        inputs = specs + others + ctx.files.templates,
        outputs = outputs,
        mnemonic = "VMGen",
        progress_message = "Generating %s" % names[0],
    )
    return outputs

def _vmgen_sources_impl(ctx):
    outputs = []
    for spec in ctx.files.srcs:
        outputs += _step(ctx, [spec], [_base(spec) + ending for ending in _SOURCES])
    outputs += _step(ctx, ctx.files.srcs, _SHARED_SOURCES)
    return [DefaultInfo(files = depset(outputs))]

def _vmgen_test_sources_impl(ctx):
    modules = [(ctx.attr.module_name, ctx.files.srcs)]
    for target, module in ctx.attr.beside.items():
        modules.append((module, target.files.to_list()))

    # The test files of a spec that has a namesake in another module start with its module's name; on many disks names
    # that differ in case alone are one.
    counts = {}
    for _, specs in modules:
        for spec in specs:
            key = _base(spec).lower()
            counts[key] = counts.get(key, 0) + 1
    names = []
    for module, specs in modules:
        for spec in specs:
            prefix = module if counts[_base(spec).lower()] > 1 else ""
            names += [prefix + _base(spec) + ending for ending in _TESTS]
    names += _SHARED_TESTS

    arguments = ["--module", ctx.attr.module_name]
    others = []
    for module, specs in modules[1:]:
        names.append(module + "ViewModelTestSupport.swift")
        for spec in specs:
            arguments += ["--beside", "%s=%s" % (module, spec.path)]
            others.append(spec)
    return [DefaultInfo(files = depset(_step(ctx, ctx.files.srcs, names, arguments, others)))]

_ATTRIBUTES = {
    "srcs": attr.label_list(
        doc = "The specs of one module.",
        allow_files = [".vm"],
        allow_empty = False,
        mandatory = True,
    ),
    "templates": attr.label_list(
        doc = "Templates to prefer to vmgen's own, in a folder called `vmgen-templates`.",
        allow_files = True,
    ),
    "scaffold_by": attr.string(
        doc = "The command that the compiler names where a method of the logic is missing.",
        default = "vmgen generate",
    ),
    "vmgen": attr.label(
        doc = "The tool.",
        default = "//:vmgen",
        allow_single_file = True,
        executable = True,
        cfg = "exec",
    ),
}

vmgen_sources = rule(
    doc = "The view models of a module, and what they share: sources for the `swift_library` with the specs.",
    implementation = _vmgen_sources_impl,
    attrs = _ATTRIBUTES,
)

vmgen_test_sources = rule(
    doc = "Harnesses, stubs and tests of a module's view models: sources for a `swift_test`.",
    implementation = _vmgen_test_sources_impl,
    attrs = dict(
        _ATTRIBUTES,
        module_name = attr.string(
            doc = "The module that the tests import: the `module_name` of the `swift_library`.",
            mandatory = True,
        ),
        beside = attr.label_keyed_string_dict(
            doc = "For a `swift_test` of several modules: the specs of each of the others, with its `module_name`.",
            allow_files = [".vm"],
        ),
    ),
)
