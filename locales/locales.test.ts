import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./*/*.json', { eager: true, query: '?raw', import: 'default' });
const areasOf = (language: string) =>
  Object.keys(sources)
    .filter((path) => path.startsWith(`./${language}/`))
    .map((path) => path.replace(/^.*\/|\.json$/g, ''))
    .sort();
const areas = areasOf('en');
const languages = ['en', 'ro'] as const;
const pluralForms = { en: ['one', 'other'], ro: ['one', 'few', 'other'] } as const;
const pluralEnding = /_(zero|one|two|few|many|other)$/;

const source = (language: string, area: string) => sources[`./${language}/${area}.json`] ?? '';

/** Every text of a file by its dotted key. */
function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group`);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, path === '' ? key : `${path}.${key}`)]),
  );
}

const textsOf = (language: string, area: string) => flatten(JSON.parse(source(language, area)));

/** Keys that stand twice in one object of a JSON text, which a JSON reader would silently merge. */
function duplicateKeys(json: string): string[] {
  const open: Set<string>[] = [];
  const found: string[] = [];
  for (const [token, key] of json.matchAll(/"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (key !== undefined) {
      if (open.at(-1)?.has(key)) found.push(key);
      open.at(-1)?.add(key);
    }
  }
  return found;
}

/** Names in {{braces}} and in $t(...) and tags, which a translation has to keep. */
const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+>/g) ?? [])].sort();

/** Keys without their plural ending, and the endings of each. */
function stems(keys: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const form = pluralEnding.exec(key)?.[1];
    const stem = key.replace(pluralEnding, '');
    found.set(stem, [...(found.get(stem) ?? []), ...(form === undefined ? [] : [form])]);
  }
  return found;
}

it('a key that stands twice is noticed', () => {
  expect(duplicateKeys('{"a": {"b": "c", "d": "a:"}, "e": {"b": "x", "b": "y"}}')).toEqual(['b']);
});

it('both languages have the same areas, and the index of each gathers them all', async () => {
  expect(areasOf('ro')).toEqual(areas);
  expect(Object.keys((await import('./en/index')).texts).sort()).toEqual(areas);
  expect(Object.keys((await import('./ro/index')).texts).sort()).toEqual(areas);
});

describe.each(areas)('%s', (area) => {
  it('has the same keys in both languages', () => {
    const [en, ro] = languages.map((language) => [...stems(textsOf(language, area).keys()).keys()].sort());
    expect(ro).toEqual(en);
  });

  it.each(languages)('has every plural form that %s needs, and no other', (language) => {
    for (const [stem, forms] of stems(textsOf(language, area).keys()))
      if (forms.length > 0)
        expect({ stem, forms: forms.sort() }).toEqual({ stem, forms: [...pluralForms[language]].sort() });
  });

  it('keeps every placeholder', () => {
    const en = textsOf('en', area);
    for (const [key, text] of textsOf('ro', area)) {
      const original = en.get(key) ?? en.get(key.replace(pluralEnding, '_other')) ?? '';
      // «one» may say the number in words.
      if (key.endsWith('_one')) continue;
      expect({ key, placeholders: placeholders(text) }).toEqual({ key, placeholders: placeholders(original) });
    }
  });

  it.each(languages)('has no key twice and no empty text in %s', (language) => {
    expect(duplicateKeys(source(language, area))).toEqual([]);
    expect([...textsOf(language, area)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('writes Romanian with comma below, never with a cedilla', () => {
    expect([...textsOf('ro', area)].filter(([, text]) => /[şţŞŢ]/.test(text.normalize('NFC')))).toEqual([]);
  });
});
