import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

import { fold } from '../../../../domain/folding/fold.js';
import { type Language, LANGUAGES } from '../../../../domain/language/languages.js';
import { kept, keptBy } from './once.js';
import { WordTable } from './WordTable.js';

export { type Language, LANGUAGES };

/** Where the data is: beside this module in the sources, in `lexicon/` of the built server, beside its entries or its chunks. */
function folderOf(module: string = import.meta.url): string {
  const here = path.dirname(fileURLToPath(module));
  const places = ['data', 'lexicon', '../lexicon', './'].map((place) => path.join(here, place));
  const found = places.find((place) => existsSync(path.join(place, 'synsets.gz')));
  if (found === undefined) throw new Error('the lexicon is not beside the server');
  return found;
}

const textOf = (folder: string, name: string) => gunzipSync(readFileSync(path.join(folder, name))).toString('utf8');
const linesOf = (folder: string, name: string) => textOf(folder, name).split('\n');

/** A language's words. An entry: synsets in base 16, the commonest first, a tab, the paradigm. Rules by what they add to a lemma. */
export interface Words {
  readonly entries: WordTable;
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
  const entries = new WordTable(textOf(folder, `${language}.words.gz`));
  const rules = new Map<string, [string, string][]>();
  for (const [at, line] of linesOf(folder, `${language}.forms.gz`).entries()) {
    const paradigm = at.toString(16);
    for (const change of line.split(' ')) {
      const middle = change.indexOf('=');
      const added = change.slice(middle + 1);
      const known = rules.get(added);
      const rule: [string, string] = [change.slice(0, middle), paradigm];
      if (known === undefined) rules.set(added, [rule]);
      else known.push(rule);
    }
  }
  const told = (what: string): string[] =>
    existsSync(path.join(folder, `${language}.${what}.gz`)) ? linesOf(folder, `${language}.${what}.gz`) : [];
  const spelled = new Map(told('spelled').map((word) => [fold(word), word]));
  return { entries, rules, spelled, others: new Set(told('others')) };
}

/** The words of one language, read when they are first needed. */
export const lexiconWords = kept((language: Language): Words => wordsOf(folderOf(), language));

/** The data of the lexicon, read when a question first needs it. */
export const lexiconFiles = keptBy((): LexiconFiles => {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, lexiconWords(language)]));
  return { synsets: linesOf(folderOf(), 'synsets.gz'), words: words as Record<Language, Words> };
});
