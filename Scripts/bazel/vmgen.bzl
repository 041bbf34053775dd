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

Each spec is a step of its own, and so is what the specs share; every step declares all that it reads and writes and sees
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

def _step(ctx, specs, names, arguments):
    """One run of `vmgen build`: writes the files called `names` from `specs`."""
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
        inputs = specs + ctx.files.templates,
        outputs = outputs,
        mnemonic = "VMGen",
        progress_message = "Generating %s" % names[0],
    )
    return outputs

def _generate(ctx, each, shared, prefix, arguments):
    outputs = []
    for spec in ctx.files.srcs:
        outputs += _step(ctx, [spec], [prefix + _base(spec) + ending for ending in each], arguments)
    outputs += _step(ctx, ctx.files.srcs, [prefix + name for name in shared], arguments)
    return [DefaultInfo(files = depset(outputs))]

def _vmgen_sources_impl(ctx):
    return _generate(ctx, _SOURCES, _SHARED_SOURCES, "", [])

def _vmgen_test_sources_impl(ctx):
    prefix = ctx.attr.test_prefix
    arguments = ["--module", ctx.attr.module_name]
    if prefix:
        arguments += ["--test-prefix", prefix]
    return _generate(ctx, _TESTS, _SHARED_TESTS, prefix, arguments)

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
        test_prefix = attr.string(
            doc = "Stands before the names of the files, for a `swift_test` of several modules.",
        ),
    ),
)
