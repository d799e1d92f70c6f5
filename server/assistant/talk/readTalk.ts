import { type Language, LANGUAGES } from '../language/lexicon/files.js';
import en from './en.json' with { type: 'json' };
import { phrase, spacedWords } from '../language/phrasePattern.js';
import ro from './ro.json' with { type: 'json' };

/** What a message may be that asks nothing about what stands in the graph; what tells more of a message comes first. */
const KINDS = ['graph', 'able', 'who', 'wellbeing', 'farewell', 'thanks', 'greeting'] as const;
/** What a message is: a question about the graph as a whole (`graph`), about the assistant (`who`, `able`), or courtesy. */
type TalkKind = (typeof KINDS)[number];

/** A message that asks nothing about what stands in the graph. */
export interface Talk {
  readonly kind: TalkKind;
  readonly language: Language;
}

/** Phrases of one kind; fillers say nothing by themselves. */
interface Phrases {
  readonly kind: TalkKind | 'filler';
  readonly patterns: readonly RegExp[];
}

const read = (resource: typeof en): readonly Phrases[] => [
  ...KINDS.map((kind) => ({ kind, patterns: resource[kind].map(phrase) })),
  { kind: 'filler', patterns: resource.fillers.map(phrase) },
];
const PHRASES: Readonly<Record<Language, readonly Phrases[]>> = { en: read(en), ro: read(ro) };

/** The longest phrase that begins somewhere in a text. */
function phraseAt(text: string, from: number, phrases: readonly Phrases[]) {
  let best: { readonly kind: Phrases['kind']; readonly end: number } | undefined;
  for (const { kind, patterns } of phrases)
    for (const pattern of patterns) {
      pattern.lastIndex = from;
      if (pattern.test(text) && pattern.lastIndex > (best?.end ?? from)) best = { kind, end: pattern.lastIndex };
    }
  return best;
}

/** What the phrases are that a text is made of; undefined where a word of it belongs to none. */
function kindsIn(text: string, phrases: readonly Phrases[]): Set<Phrases['kind']> | undefined {
  const kinds = new Set<Phrases['kind']>();
  for (let from = 0; from < text.length;) {
    const found = phraseAt(text, from, phrases);
    if (found === undefined) return undefined;
    kinds.add(found.kind);
    from = found.end;
  }
  return kinds;
}

/** Longer messages are more than courtesy. */
const MOST_CHARACTERS = 160;

/** What a message is that is made of such phrases alone, each of its words counted; undefined for every other one. */
export function readTalk(message: string, otherwise: Language): Talk | undefined {
  if (message.length > MOST_CHARACTERS) return undefined;
  const text = spacedWords(message);
  for (const language of [otherwise, ...LANGUAGES.filter((one) => one !== otherwise)]) {
    const kinds = kindsIn(text, PHRASES[language]);
    const kind = KINDS.find((one) => kinds?.has(one));
    if (kind !== undefined) return { kind, language };
  }
  return undefined;
}
