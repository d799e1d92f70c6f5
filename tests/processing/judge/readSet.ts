import { readFileSync } from 'node:fs';

import { type ProseLanguage } from '../../../domain/processing/document.js';

/** A mention that a person marked. */
export interface MarkedMention {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** The full name of what it means. */
  readonly name: string;
}

/** What a person marked as said between two names. */
export interface MarkedFact {
  readonly from: string;
  readonly type: string;
  readonly to: string;
}

/** A paragraph with what is to be found in it. */
export interface Marked {
  readonly id: string;
  readonly field: string;
  readonly language: ProseLanguage;
  /** Whether its errors are never looked at. */
  readonly heldOut: boolean;
  readonly text: string;
  readonly mentions: readonly MarkedMention[];
  readonly facts: readonly MarkedFact[];
}

const MARK = /\[\[([^|\]]+)\|([^|\]]+)(?:\|([^\]]+))?\]\]/gu;
const HEAD = /^# ((\w+)-(\d+)) (\w+)$/u;
const FACT = /^= (.+) \| ([A-Z_]+) \| (.+)$/u;

/** The text without its marks, and the marks. */
function unmarked(marked: string): Pick<Marked, 'text' | 'mentions'> {
  const mentions: MarkedMention[] = [];
  let text = '';
  let read = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, surface = '', label = '', name = surface] = match;
    text += marked.slice(read, match.index);
    mentions.push({
      start: text.length,
      end: text.length + surface.length,
      label,
      name,
    });
    text += surface;
    read = match.index + whole.length;
  }
  return { text: text + marked.slice(read), mentions };
}

function readParagraph(block: string, language: ProseLanguage): Marked {
  const [head = '', body = '', ...facts] = block.split('\n');
  const [, id, , number, field] = HEAD.exec(head) ?? [];
  if (id === undefined || field === undefined) throw new Error(`not a head: ${head}`);
  return {
    id,
    field,
    language,
    heldOut: Number(number) % 2 === 1,
    ...unmarked(body),
    facts: facts.map((line) => {
      const [, from, type, to] = FACT.exec(line) ?? [];
      if (from === undefined || type === undefined || to === undefined) throw new Error(`${id}: not a fact: ${line}`);
      return { from, type, to };
    }),
  };
}

/** The marked paragraphs of a language, as text in the form that README.md tells. */
export const parseSet = (source: string, language: ProseLanguage): Marked[] =>
  source
    .trim()
    .split(/\n{2,}/u)
    .map((block) => readParagraph(block, language));

/** Sets of marked paragraphs: the first, and those of other fields that were written when the reader knew what came before. */
export const SETS = ['set', 'set/later', 'set/third', 'set/fourth', 'set/fifth', 'set/practice'] as const;

/** The marked paragraphs of a language. */
export const readSet = (language: ProseLanguage, set: (typeof SETS)[number] = 'set'): Marked[] =>
  parseSet(readFileSync(new URL(`../${set}/${language}.txt`, import.meta.url), 'utf8'), language);
