import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

import { fold } from '../../domain/folding/fold.js';
import { type Language, LANGUAGES } from '../../domain/language/languages.js';

export { type Language, LANGUAGES };

/** Where the data is: beside this module in the sources, in `lexicon/` of the built server. */
function folderOf(module: string = import.meta.url): string {
  const here = path.dirname(fileURLToPath(module));
  const places = ['data', 'lexicon', '../lexicon'].map((place) => path.join(here, place));
  const found = places.find((place) => existsSync(path.join(place, 'synsets.gz')));
  if (found === undefined) throw new Error('the lexicon is not beside the server');
  return found;
}

const linesOf = (folder: string, name: string) =>
  gunzipSync(readFileSync(path.join(folder, name)))
    .toString('utf8')
    .split('\n');

/**
 * The words of a language. `entries`: the synsets of a lemma by their numbers, base 16, the commonest first; a tab; its
 * paradigm. `rules` by what they add to a lemma: which paradigm puts that in place of what.
 */
export interface Words {
  readonly entries: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, readonly (readonly [cut: string, forms: string])[]>;
  /** How nouns are written that have letters with marks, by how they are without. */
  readonly spelled: ReadonlyMap<string, string>;
  /** Words that are no nouns, where that is known. */
  readonly others: ReadonlySet<string>;
}

interface LexiconFiles {
  /** A line a synset: what it is a kind of, what is near it, what is its opposite. */
  readonly synsets: readonly string[];
  readonly words: Readonly<Record<Language, Words>>;
}

function wordsOf(folder: string, language: Language): Words {
  const entries = new Map<string, string>();
  for (const line of linesOf(folder, `${language}.words.gz`)) {
    const end = line.indexOf('\t');
    entries.set(line.slice(0, end), line.slice(end + 1));
  }
  const rules = new Map<string, [string, string][]>();
  for (const [at, line] of linesOf(folder, `${language}.forms.gz`).entries()) {
    for (const change of line.split(' ')) {
      const [cut = '', added = ''] = change.split('=');
      const known = rules.get(added);
      if (known === undefined) rules.set(added, [[cut, at.toString(16)]]);
      else known.push([cut, at.toString(16)]);
    }
  }
  const told = (what: string): string[] =>
    existsSync(path.join(folder, `${language}.${what}.gz`)) ? linesOf(folder, `${language}.${what}.gz`) : [];
  const spelled = new Map(told('spelled').map((word) => [fold(word), word]));
  return { entries, rules, spelled, others: new Set(told('others')) };
}

const known = new Map<Language, Words>();
/** The words of one language, read when they are first needed. */
export function lexiconWords(language: Language): Words {
  const words = known.get(language) ?? wordsOf(folderOf(), language);
  known.set(language, words);
  return words;
}

let files: LexiconFiles | undefined;

/** The data of the lexicon, read when a question first needs it. */
export function lexiconFiles(): LexiconFiles {
  if (files !== undefined) return files;
  const folder = folderOf();
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, lexiconWords(language)]));
  files = { synsets: linesOf(folder, 'synsets.gz'), words: words as Record<Language, Words> };
  return files;
}
