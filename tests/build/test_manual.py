"""The man page of `bee`, and its completion in shells."""

import shutil
import subprocess
from pathlib import Path

import pytest

from beecore.cli.verbs import VERBS
from build import manual

COMPLETE = """
source "$1"
COMP_WORDS=(bee "${@:2}")
COMP_CWORD=$(($# - 1))
function=$(complete -p bee)
function=${function##*-F }
${function%% *}
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    assert set(manual.write(folder).values()) == {manual.MAN, *manual.COMPLETIONS}
    return folder


def needed(program: str) -> str:
    path = shutil.which(program)
    if not path:
        pytest.skip(f"there is no {program}")
    return path


def test_the_man_page_has_every_verb_with_its_arguments_and_examples(share: Path) -> None:
    run = [needed("man"), "--warnings", "--local-file", str(share / manual.MAN)]
    environment = {"MANWIDTH": "200", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(run, env=environment, capture_output=True, encoding="utf-8", check=True)
    assert done.stderr == ""
    text = " ".join(done.stdout.replace("\u2010", "-").split())
    assert f"bee - {manual.ABOUT} " in text
    for name, verb in VERBS.items():
        assert f"bee {name} {verb.details}" in text
        assert [each for each in verb.examples if f"bee {each}" not in text] == []
    assert " -o FILE, --output FILE the pack to write " in text


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["so"], ["solve"]),
        (["solve", "--ed"], ["--edition"]),
        (["solve", "--edition", "ger"], ["german"]),
        (["pack", "words.t"], ["words.txt"]),
        (["define", "words.t"], [""]),
    ],
)
def test_bash_completes_verbs_options_editions_and_files(
    typed: list[str], offered: list[str], share: Path, tmp_path: Path
) -> None:
    (tmp_path / "words.txt").touch()
    script = next(name for name, shell in manual.COMPLETIONS.items() if shell == "bash")
    run = [needed("bash"), "-c", COMPLETE, "bash", str(share / script), *typed]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert (done.stdout.splitlines(), done.stderr) == (offered, "")


def test_zsh_accepts_its_completion(share: Path) -> None:
    script = next(name for name, shell in manual.COMPLETIONS.items() if shell == "zsh")
    assert (share / script).read_text("utf-8").startswith("#compdef bee\n")
    subprocess.run([needed("zsh"), "-n", str(share / script)], check=True)
