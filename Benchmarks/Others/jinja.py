"""jinja.py TEMPLATES VALUES FOLDER: what StencilRender does, with Jinja2 and PyYAML.

The few words of Stencil that Jinja2 writes in another way are rewritten as a template is read.
"""

import os
import re
import sys

import jinja2
import yaml

INCLUDE = re.compile(r'\{%(-?)\s*include\s+("[^"]*"|[\w.]+)(?:\s+([\w.]+))?\s*(-?)%\}')
TAG = re.compile(r"\{[%{].*?[%}]\}", re.S)


class Environment(jinja2.Environment):
    """Looks into a dictionary before it looks at what Python's dictionaries can do."""

    def getattr(self, value, name):
        return self.getitem(value, name) if isinstance(value, dict) else super().getattr(value, name)


class Templates(jinja2.BaseLoader):
    """The templates of a folder."""

    def __init__(self, folder):
        self.folder = folder

    def get_source(self, environment, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            text = file.read().removesuffix("\n")
        text = INCLUDE.sub(self.call, text)
        return TAG.sub(self.rewritten, text), name, lambda: True

    @staticmethod
    def call(match):
        before, name, values, behind = match.groups()
        return "{{%s included(%s) %s}}" % (before, ", ".join(filter(None, [name, values])), behind)

    @staticmethod
    def rewritten(match):
        tag = match[0].replace("forloop.", "loop.")
        tag = re.sub(r"([\w.]+)\.count\b", r"(\1|length)", tag)
        return re.sub(r'\|join:("[^"]*")', r"|join(\1)", tag)


@jinja2.pass_context
def included(context, name, values=None):
    """What the template `name` prints of the names there are, and of those in `values`."""
    return environment.get_template(name).render({**context.get_all(), **(values or {})})


templates, values, folder = sys.argv[1:]
environment = Environment(loader=Templates(templates), undefined=jinja2.ChainableUndefined, auto_reload=False, cache_size=-1)
environment.globals["included"] = included
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
os.makedirs(folder, exist_ok=True)
for name in sorted(os.listdir(values)):
    with open(os.path.join(values, name), encoding="utf-8") as file:
        plan = yaml.load(file, Loader)
    with open(os.path.join(folder, name.removesuffix(".yaml")), "w", encoding="utf-8") as file:
        file.write(environment.get_template(plan["template"]).render(plan["values"]) + "\n")
