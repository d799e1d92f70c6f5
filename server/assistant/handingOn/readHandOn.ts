import { type Language, LANGUAGES } from '../language/lexicon/files.js';
import { spelledOut } from '../language/phrasePattern.js';
import { wordsOf } from '../language/tokens.js';
import en from './en.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

/** How a text or a document is handed on, in words of a language: whole phrases, folded. */
interface HandOnWords {
  /** What may stand before or behind the phrase. */
  readonly polite: readonly string[];
  readonly text: readonly string[];
  readonly document: readonly string[];
  /** Said of a recording that is named behind it. */
  readonly recording: readonly string[];
  /** Said of the recording that came last. */
  readonly lastRecording: readonly string[];
}

const WORDS: Readonly<Record<Language, HandOnWords>> = { en: spelledOut(en), ro: spelledOut(ro) };

/** A text that is to become graph (empty if forgotten), a document by its title, or a recording by its title or the last. */
export type HandOn = { readonly language: Language } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'document'; readonly title: string }
  | { readonly kind: 'recording'; readonly title?: string }
);

/** What is asked, and the text behind it: a colon or the end of the line divides them. */
const DIVIDED = /^([^\n:]{1,120})(?::|\n)([\s\S]*)$/u;
const QUOTED = /^([^\n:]{1,120}?)[„“"«]([^\n]+)[”“"»]\s*\.?$/u;

const folded = (said: string) => wordsOf(said).join(' ');

/** A phrase without what is said to be polite. */
function bare(said: string, { polite }: HandOnWords): string {
  const before = polite.find((words) => said.startsWith(`${words} `));
  const rest = before === undefined ? said : said.slice(before.length + 1);
  const behind = polite.find((words) => rest.endsWith(` ${words}`));
  return behind === undefined ? rest : rest.slice(0, -behind.length - 1);
}

/** In which language a phrase is one of those of a kind. */
const saidIn = (said: string, kind: Exclude<keyof HandOnWords, 'polite'>): Language | undefined =>
  LANGUAGES.find((language) => WORDS[language][kind].includes(bare(folded(said), WORDS[language])));

/** What of a message hands a text or a document on; undefined for every other one. */
export function readHandOn(message: string): HandOn | undefined {
  const [, asking = message, title] = QUOTED.exec(message.trim()) ?? [];
  if (title !== undefined)
    for (const kind of ['document', 'recording'] as const) {
      const language = saidIn(asking, kind);
      if (language !== undefined) return { kind, title: title.trim(), language };
    }
  const last = saidIn(message, 'lastRecording');
  if (last !== undefined) return { kind: 'recording', language: last };
  const [, before = message, text = ''] = DIVIDED.exec(message.trim()) ?? [];
  const language = saidIn(before, 'text');
  return language === undefined ? undefined : { kind: 'text', text: text.trim(), language };
}
