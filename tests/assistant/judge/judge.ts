import { nameOfRef } from '../graphs/names.js';
import en from '../../../server/assistant/texts/en.json' with { type: 'json' };
import ro from '../../../server/assistant/texts/ro.json' with { type: 'json' };
import { type Question } from '../truth/Question.js';
import { says } from './phrases.js';

/** What an assistant answered, whichever engine did. */
export interface GivenAnswer {
  readonly text: string;
  /** Whether it said that graph, examples and FAQ hold no answer. */
  readonly refused: boolean;
  /** Cited nodes as `Label: name`. */
  readonly cited: readonly string[];
  /** Keys of the questions of the FAQ, and ids of the train examples, that it answered from. */
  readonly faq?: readonly string[];
  readonly examples?: readonly string[];
}

/** How an answer stands up: `right` says what it should with the right citation; `invented` is what it should never say. */
export interface Verdict {
  readonly right: boolean;
  readonly faults: readonly string[];
  readonly invented: readonly string[];
}

const NONE = { en: en.nonesFound, ro: ro.nonesFound } as const;

function citationFaults({ cites }: Question, answer: GivenAnswer): string[] {
  const { all = [], of = [], atLeast = 0, label, onlyOf } = cites;
  const faults = all.filter((ref) => !answer.cited.includes(ref)).map((ref) => `does not cite ${ref}`);
  const some = answer.cited.filter((ref) => of.includes(ref) || nameOfRef(ref).label === label);
  if (new Set(some).size < atLeast) faults.push(`cites ${some.length} of the ${atLeast} that show it`);
  const strangers = answer.cited.filter(
    (ref) => nameOfRef(ref).label === onlyOf && !all.includes(ref) && !of.includes(ref),
  );
  faults.push(...strangers.map((ref) => `cites ${ref}, which does not belong`));
  if (cites.faq !== undefined && answer.faq?.includes(cites.faq) !== true)
    faults.push(`not from the FAQ's ${cites.faq}`);
  if (cites.example !== undefined && answer.examples?.includes(cites.example) !== true) {
    faults.push(`not from the example ${cites.example}`);
  }
  return faults;
}

/** Whether an answer says that there is none of what the graph has nothing of, in so many words, and cites nothing of its kind. */
function saysNone({ truth, language }: Question, { text, cited }: GivenAnswer): boolean {
  if (truth.kind !== 'none' || truth.because !== 'noRelationship' || truth.none === undefined) return false;
  const { label } = truth.none;
  return text.startsWith(NONE[language]) && cited.every((ref) => nameOfRef(ref).label !== label);
}

/** Judges one answer to one question. */
export function judge(question: Question, answer: GivenAnswer): Verdict {
  const { answerable, language, never } = question;
  const invented = never.filter((phrase) => says(answer.text, phrase, language));
  if (!answerable) {
    const faults = answer.refused || saysNone(question, answer) ? [] : ['answers what cannot be answered'];
    return { right: faults.length === 0 && invented.length === 0, faults, invented };
  }
  const unsaid = question.says.filter((group) => !group.some((said) => says(answer.text, said, language)));
  const faults = [
    ...(answer.refused ? ['refuses what can be answered'] : []),
    ...unsaid.map((group) => `does not say ${JSON.stringify(group.slice(0, 5))}`),
    ...citationFaults(question, answer),
  ];
  return { right: faults.length === 0 && invented.length === 0, faults, invented };
}
