"""Contract types that import-linter does not ship."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyImports(Contract):  # type: ignore[misc]
    """A package may import itself, the standard library and the names allowed to it, nothing else."""

    type_name = "only"

    package = fields.StringField()
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Compare every import that leaves the package with the allowed names."""
        package = str(self.package)
        own = {package} | graph.find_descendants(package)
        names = {*sys.stdlib_module_names, *self.allowed}
        strangers = [
            f"{module} -> {imported}"
            for module in sorted(own)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported not in own and imported.partition(".")[0] not in names
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each import that is not allowed."""
        for stranger in check.metadata["strangers"]:
            output.print_error(stranger)
