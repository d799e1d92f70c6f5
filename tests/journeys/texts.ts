import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Languages of the interface. */
export type Language = 'en' | 'ro';

type Tree = { [key: string]: string | Tree };

const files = new Map<string, Tree>();

function area(language: Language, name: string): Tree {
  const file = path.resolve(`locales/${language}/${name}.json`);
  const known = files.get(file);
  if (known !== undefined) return known;
  const tree = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  files.set(file, tree);
  return tree;
}

/**
 * A text of the interface as the person reads it, by area and key (`canvas:toolbar`), so that a journey reads the same in
 * every language.
 */
export function textIn(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const [file = '', place = ''] = key.split(':');
  const found = place
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, step) => (typeof tree === 'object' ? tree[step] : undefined),
      area(language, file),
    );
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}`);
  const number = new Intl.NumberFormat(language);
  return found.replace(/\{\{(\w+)(, number)?\}\}/g, (whole, name: string, isNumber?: string) => {
    if (isNumber === undefined) return String(values[name] ?? '');
    const value = values[name];
    return typeof value === 'number' ? number.format(value) : whole;
  });
}
