"""The man page of `bee` and its completion in shells, which the wheel installs.

Both are made from the tables of `beecore.cli.verbs`, as the help is. Shells find the files in the
usual folders, which is why a wheel has them under `share/`.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import shtab

from beecore import __version__
from beecore.cli.terminal import LIST, path
from beecore.cli.verbs import GROUPS, HELP, VERBS, Verb, parser
from beecore.editions import EDITIONS

MAN = "share/man/man1/bee.1"
COMPLETIONS = {
    "share/bash-completion/completions/bee": "bash",
    "share/zsh/site-functions/_bee": "zsh",
}
ABOUT = "solves and plays spelling-bee hives"
ENVIRONMENT = {
    "XDG_DATA_HOME": "has the folder open-hive/ of saved games (default: ~/.local/share;"
    " on Windows, APPDATA)",
    "SITE_URL": "is the address of the page, with which the links of `bee play --link` begin",
}


def write(folder: Path) -> dict[str, str]:
    """Write all files into a folder; return the path of each under `share/`, by its path there."""
    texts = {MAN: man()} | {name: completion(shell) for name, shell in COMPLETIONS.items()}
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8", newline="\n")
    return {str(folder / name): name for name in texts}


def completion(shell: str) -> str:
    """Return a script by which a shell completes verbs, options, names of editions, and files."""
    whole = parser()
    for part in _parts(whole):
        for action in part._actions:
            if action.dest == "edition":
                action.choices = [*(each.name for each in EDITIONS), LIST]
            elif action.type is path or action.dest == "files":
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    return shtab.complete(whole, shell)


def _parts(whole: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Yield the parser of each verb."""
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.values()


def man() -> str:
    """Return the man page in the language of roff."""
    lines = [
        f'.TH BEE 1 "" "beecore {__version__}" "Open Hive"',
        *(".SH NAME", f"bee \\- {ABOUT}"),
        *(".SH SYNOPSIS", r"\fBbee\fR \fIVERB\fR [\fIOPTION\fR …] [\fIARGUMENT\fR …]"),
        *(".SH DESCRIPTION", _shown(HELP)),
        ".SH VERBS",
    ]
    for name, verb in VERBS.items():
        lines += _section(name, verb)
    lines.append(".SH ENVIRONMENT")
    for name, meaning in ENVIRONMENT.items():
        lines += [".TP", rf"\fB{name}\fR", _shown(meaning)]
    return "\n".join(lines) + "\n"


def _section(name: str, verb: Verb) -> Iterator[str]:
    yield from (f".SS bee {name}", _shown(verb.details))
    for arguments in GROUPS.values():
        for argument in verb.names():
            if options := arguments.get(argument):
                flags = argument.split("/") if argument[0] == "-" else [""]
                values = [f"{flag} {options.get('metavar', '')}".strip() for flag in flags]
                yield from (".TP", rf"\fB{_shown(', '.join(values))}\fR", _shown(options["help"]))
    yield from (".PP", ".nf", _shown(verb.epilog()), ".fi")


def _shown(text: str) -> str:
    r"""Return a text without anything that roff reads as a command.

    >>> print(_shown("'a' --json"))
    \&'a' \-\-json
    """
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return "\n".join(r"\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))
