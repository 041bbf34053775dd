#!/usr/bin/env python3
"""Checks that everything public in the stand-in is public in RxSwift, declared in the same way.

usage: check-api.py STANDIN_MODULES RXSWIFT_MODULES

Both are folders with the modules that `swift build` leaves behind (.build/debug/Modules). Symbols are compared by their
mangled names, which hold the module, the generic signature and all types; their declarations, and what the types
conform to, are compared as text. What the stand-in lacks is counted, not complained about.
"""

import json
import os
import subprocess
import sys
import tempfile

MODULES = ["RxSwift", "RxRelay", "RxCocoa", "RxTest"]


def target():
    info = json.loads(subprocess.check_output(["swift", "-print-target-info"]))
    return info["target"]["triple"]


def graph(folder, module):
    """The public symbols of a module (identifier to declaration) and what its types conform to."""
    with tempfile.TemporaryDirectory() as out:
        subprocess.check_call(
            ["swift", "symbolgraph-extract", "-module-name", module, "-target", target(), "-I", folder,
             "-output-dir", out, "-minimum-access-level", "public", "-skip-synthesized-members",
             "-omit-extension-block-symbols"])
        symbols, conformances = {}, set()
        for name in sorted(os.listdir(out)):
            with open(os.path.join(out, name)) as file:
                content = json.load(file)
            for symbol in content["symbols"]:
                text = "".join(part["spelling"] for part in symbol["declarationFragments"])
                availability = json.dumps(symbol.get("availability", []), sort_keys=True)
                text = symbol["accessLevel"] + " " + text
                symbols[symbol["identifier"]["precise"]] = (text, availability, ".".join(symbol["pathComponents"]))
            for relation in content["relationships"]:
                if relation["kind"] in ("conformsTo", "inheritsFrom"):
                    condition = json.dumps(relation.get("swiftConstraints", []), sort_keys=True)
                    conformances.add((relation["source"], relation["kind"], relation["target"], condition))
    return symbols, conformances


def main():
    own_folder, real_folder = sys.argv[1:3]
    failures = 0
    for module in MODULES:
        own, own_conformances = graph(own_folder, module)
        real, real_conformances = graph(real_folder, module)
        for identifier, (text, availability, path) in sorted(own.items(), key=lambda item: item[1][2]):
            if identifier not in real:
                failures += 1
                print(f"{module}: not in RxSwift: {path}\n    {text}\n    {identifier}")
                continue
            real_text, real_availability, _ = real[identifier]
            if text != real_text:
                failures += 1
                print(f"{module}: declared differently: {path}\n    here    {text}\n    RxSwift {real_text}")
            elif availability != real_availability:
                failures += 1
                print(f"{module}: available differently: {path}\n    {availability}\n    {real_availability}")
        for source, kind, to, condition in sorted(own_conformances - real_conformances):
            if source in real:
                failures += 1
                print(f"{module}: {kind} not in RxSwift: {own.get(source, ('', '', source))[2]} -> {to} {condition}")
        missing = sorted(value[2] for key, value in real.items() if key not in own)
        print(f"{module}: {len(own)} of RxSwift's {len(real)} public symbols")
        if "--missing" in sys.argv:
            print("\n".join("    " + path for path in missing))
    sys.exit(1 if failures else 0)


main()
