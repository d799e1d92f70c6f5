import { buttonsFor, type Offer } from '../../guesses/offered.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Taught } from '../../retrieval/retrieve.js';
import { type Wording } from '../../texts/Wording.js';
import { type Answer, type Source, type Suggestion } from '../Engine.js';

/** All of an answer but what is said, and where it comes from. */
export type Base = Omit<Answer, 'text' | 'basis'>;

/** An answer, and how to find what else may be asked. */
export interface Reply extends Answer {
  readonly suggest?: () => Promise<readonly Suggestion[]>;
}

/** The answer of a taught question. */
export const taught = (base: Base, { key, answer }: Taught, kind: Source['kind']): Reply => ({
  ...base,
  text: answer,
  basis: kind,
  sources: [{ kind, key }],
});

/** An answer that may be read otherwise, marked as such with the words that it leaves out, and with the other readings beside it. */
export function asRead(
  answer: Answer,
  others: readonly Offer[],
  reading: GraphReading,
  wording: Wording,
  leftOut: readonly string[] = [],
): Reply {
  const words = wording.quoted(leftOut);
  const remarks = [...(leftOut.length === 0 ? [] : [wording.t('leftOut', { words })]), wording.t('asIReadIt')];
  const text = [answer.text, ...remarks].join('\n\n');
  return { ...answer, text, isAsRead: true, suggest: () => buttonsFor(others, reading, wording) };
}
