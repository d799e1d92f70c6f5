import { type Query } from '../../../domain/query/Query.js';
import { type Asking } from '../marking/mark.js';
import { joinsOn } from '../dialogue/pointsBack.js';
import { saidIn } from '../grammar/readQuestion.js';
import { type Panel, panelsOf } from './Panel.js';
import { queryOfPanel } from './queryOf.js';
import { type PanelSlots, slotsIn } from './slots.js';
import { type AskedTime, askedTime } from './times.js';

/** A question about observations, read. */
export interface PanelReading {
  readonly query: Query;
  readonly panel: Panel;
  readonly slots: PanelSlots;
}

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
    const own = slotsIn(await saidIn(question, language, reading, now), panel, language, now);
    const isFurther = joinsOn(question, language);
    slots =
      own === undefined || (isFurther && slots === undefined) ? undefined : isFurther ? { ...slots, ...own } : own;
  }
  return slots;
}

/** The last time of a panel. */
async function latestOf({ label, time, form }: Panel, { reading }: Asking): Promise<AskedTime | undefined> {
  const sort = { by: { kind: 'property', property: time }, order: 'most' } as const;
  const last = { kind: 'values', set: { kind: 'label', label }, properties: [time], sort, limit: 1 } as const;
  const { result } = await reading.query(last);
  const value = result.kind === 'values' ? result.rows[0]?.values[0] : undefined;
  return value === undefined || value === null ? undefined : askedTime(String(value), form);
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
): Promise<PanelReading | undefined> {
  const panels = panelsOf(await asking.reading.shape());
  const isFurther = joinsOn(question, asking.language);
  const questions = [...(isFurther ? earlier.slice(-MOST_EARLIER) : []), question];
  const readings: PanelReading[] = [];
  for (const panel of panels) {
    const slots = await slotsOf(questions, panel, asking);
    const latest = slots?.isSince === true ? await latestOf(panel, asking) : undefined;
    const query = slots === undefined ? undefined : queryOfPanel(panel, slots, latest);
    if (query !== undefined && slots !== undefined) readings.push({ query, panel, slots });
  }
  return readings.length === 1 ? readings[0] : undefined;
}
