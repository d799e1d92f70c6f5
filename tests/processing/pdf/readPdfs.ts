import { readFileSync, readdirSync } from 'node:fs';

import { unpackInThread } from '../../../server/media/processing/reading/unpackInThread.js';

/** How much of a PDF was read as it was written. */
export interface PdfFigures {
  readonly name: string;
  readonly paragraphs: number;
  /** Paragraphs that were read letter by letter as they were written. */
  readonly exact: number;
  /** Words of the text that were not read, and words that were read and are not in it. */
  readonly lost: number;
  readonly added: number;
}

const FOLDER = new URL('./', import.meta.url);
/** Producers set the marks of quotations as they see fit. */
const plain = (text: string) => text.replace(/[“”„]/gu, '"').replace(/\s+/gu, ' ').trim();
const paragraphsOf = (text: string) => text.split('\n\n').map(plain);

/** How many of some words others have not, each counted as often as it stands there. */
function missing(words: readonly string[], others: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  }).length;
}

const written = (language: string) => paragraphsOf(readFileSync(new URL(`${language}.txt`, FOLDER), 'utf8').trim());

/** Reads every PDF of the folder: `<producer>-<language>.pdf` is `<language>.txt` as that producer sets it. */
export async function readPdfs(): Promise<PdfFigures[]> {
  const names = readdirSync(FOLDER).filter((name) => /-(?:en|ro)\.pdf$/u.test(name));
  const figures: PdfFigures[] = [];
  for (const name of names) {
    const expected = written(name.slice(-6, -4));
    const { text } = await unpackInThread(name, readFileSync(new URL(name, FOLDER)));
    const read = paragraphsOf(text);
    const [all, found] = [expected.join(' ').split(' '), read.join(' ').split(' ')];
    figures.push({
      name,
      paragraphs: expected.length,
      exact: expected.filter((paragraph) => read.includes(paragraph)).length,
      lost: missing(all, found),
      added: missing(found, all),
    });
  }
  return figures;
}
