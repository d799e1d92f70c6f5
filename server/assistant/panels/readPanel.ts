import { type Query } from '../../../domain/query/Query.js';
import { type Asking } from '../marking/mark.js';
import { joinsOn } from '../dialogue/pointsBack.js';
import { saidIn } from '../grammar/readQuestion.js';
import { type Panel, panelsOf } from './Panel.js';
import { queryOfPanel } from './queryOf.js';
import { type PanelSlots, slotsIn } from './slots.js';

/** Questions before this one that are looked at. */
const MOST_EARLIER = 6;

/** What a question says of a panel, with what it leaves to the ones before it. */
async function slotsOf(
  questions: readonly string[],
  panel: Panel,
  { reading, language, now }: Asking,
): Promise<PanelSlots | undefined> {
  let slots: PanelSlots | undefined;
  for (const question of questions) {
    const own = slotsIn(await saidIn(question, language, reading, now), panel, language);
    const isFurther = joinsOn(question, language);
    slots =
      own === undefined || (isFurther && slots === undefined) ? undefined : isFurther ? { ...slots, ...own } : own;
  }
  return slots;
}

async function latestOf({ label, time }: Panel, { reading }: Asking): Promise<number> {
  const { result } = await reading.query({
    kind: 'aggregate',
    set: { kind: 'label', label },
    by: 'greatest',
    property: time,
  });
  return result.kind === 'aggregate' && typeof result.value === 'number' ? result.value : NaN;
}

/**
 * Reads a question about observations: how things were in a year, which was first then, how they changed. Undefined where a word of it is
 * left over, or where the graph has no observations.
 * @param earlier the questions before it, the first first
 */
export async function readPanel(
  question: string,
  earlier: readonly string[],
  asking: Asking,
): Promise<Query | undefined> {
  const panels = panelsOf(await asking.reading.shape());
  const isFurther = joinsOn(question, asking.language);
  const questions = [...(isFurther ? earlier.slice(-MOST_EARLIER) : []), question];
  const queries: Query[] = [];
  for (const panel of panels) {
    const slots = await slotsOf(questions, panel, asking);
    const latest = slots?.isSince === true ? await latestOf(panel, asking) : NaN;
    const query = slots === undefined ? undefined : queryOfPanel(panel, slots, latest);
    if (query !== undefined) queries.push(query);
  }
  return queries.length === 1 ? queries[0] : undefined;
}
