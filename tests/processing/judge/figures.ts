import { type ProseLanguage } from '../../../domain/processing/document.js';
import { type ProseReader } from '../../../server/media/processing/ProseReader.js';
import { type Judgement, judge } from './judge.js';
import { type Marked } from './readSet.js';
import { type Count, type Score, NOTHING, added, score } from './score.js';

/** What a reader reaches on some paragraphs. */
export interface Figures {
  readonly entities: Score;
  readonly relaxed: Score;
  readonly facts: Score;
  readonly byType: Readonly<Record<string, Score>>;
}

const sum = (counts: readonly Count[]): Count => counts.reduce(added, NOTHING);

function byType(judgements: readonly Judgement[]): Record<string, Score> {
  const types = [...new Set(judgements.flatMap((each) => [...each.byType.keys()]))].sort();
  return Object.fromEntries(
    types.map((type) => [type, score(sum(judgements.map((each) => each.byType.get(type) ?? NOTHING)))]),
  );
}

/** What a reader makes of each paragraph, held against its marks. */
export const judged = async (reader: ProseReader, set: readonly Marked[]): Promise<Judgement[]> => {
  const judgements: Judgement[] = [];
  for (const marked of set) judgements.push(judge(marked, await reader.read(marked)));
  return judgements;
};

/** The figures of some judgements. */
export const figuresOf = (judgements: readonly Judgement[]): Figures => ({
  entities: score(sum(judgements.map(({ exact }) => exact))),
  relaxed: score(sum(judgements.map(({ relaxed }) => relaxed))),
  facts: score(sum(judgements.map(({ facts }) => facts))),
  byType: byType(judgements),
});

/** Which half of a set: the held-out one is measured and never looked into. */
export const half = (set: readonly Marked[], heldOut: boolean): Marked[] =>
  set.filter((marked) => marked.heldOut === heldOut);

export const LANGUAGES: readonly ProseLanguage[] = ['en', 'ro'];
