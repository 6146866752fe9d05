"""Prints the licences of all libraries that the program is built with, each with the texts that its authors ship: packages carry this along,
because the program contains the libraries.

Usage: python3 packaging/library_licences.py [TARGET] > libraries; without a target it is this system's program.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

# How the files that hold a licence or name its holders begin.
LICENCE_FILES = ("license", "licence", "copying", "copyright", "notice", "unlicense")


def cargo(*arguments):
    """What cargo prints when it is called like this."""
    command = [os.environ.get("CARGO", "cargo"), *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, encoding="utf-8").stdout


def packages():
    """What cargo knows of every package, by name and version."""
    metadata = json.loads(cargo("metadata", "--locked", "--format-version", "1"))
    return {f"{package['name']} {package['version']}": package for package in metadata["packages"]}


def built_in(target):
    """The libraries that end up in the program, by name and version: neither those of tests nor those that only build."""
    aim = ["--target", target] if target else []
    tree = cargo("tree", "--locked", "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}", *aim)
    lines = (line.split() for line in tree.splitlines()[1:] if line.strip())
    return sorted({f"{words[0]} {words[1].removeprefix('v')}" for words in lines})


def licence_texts(folder):
    """The texts of the licence files in a folder."""
    files = sorted(file for file in folder.iterdir() if file.is_file() and file.name.lower().startswith(LICENCE_FILES))
    return [file.read_text(encoding="utf-8").replace("\r\n", "\n") for file in files]


def main():
    known = packages()
    # A text that several libraries share is printed once, after the names of all of them.
    texts = {}
    print("Cheeseboard contains these libraries:\n")
    for library in built_in(sys.argv[1] if len(sys.argv) > 1 else None):
        package = known[library]
        print(f"{library}: {package['license'] or 'see its text below'}")
        for text in licence_texts(Path(package["manifest_path"]).parent):
            texts.setdefault(text, []).append(library)
    for text, libraries in sorted(texts.items()):
        print(f"\n{'-' * 78}\n{', '.join(libraries)}:\n\n{text.rstrip()}")


sys.stdout.reconfigure(encoding="utf-8", newline="\n")
main()
