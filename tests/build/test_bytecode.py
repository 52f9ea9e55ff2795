"""Byte-code: it loads from a zip, as the page's worker needs it."""

import importlib.util
import zipimport
from pathlib import Path

from build import bytecode

SOURCE = b'"""Words."""\nassert False\nanswer = 42'


def test_byte_code_loads_from_a_zip_and_has_no_docstrings(tmp_path: Path) -> None:
    path = tmp_path / "modules.zip"
    path.write_bytes(bytecode.archive({"greeting.pyc": bytecode.pyc(SOURCE, "greeting.py")}))
    spec = zipimport.zipimporter(str(path)).find_spec("greeting")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (module.answer, module.__doc__) == (42, None)
