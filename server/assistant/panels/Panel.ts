import { isWordOf, namesThings } from '../../../domain/imports/words.js';
import { saidName } from '../../../domain/styles/typeWords.js';
import { wordsOf } from '../language/tokens.js';
import { isCalledTime } from '../../../domain/imports/times.js';
import timeWords from '../../../domain/imports/timeWords.json' with { type: 'json' };
import { type GraphShape, type PropertyShape } from '../../graph/asked.js';
import { type TimeForm } from './times.js';

/** A relationship from an observation to what it is of, or to a group that this is in. */
interface PanelEnd {
  readonly type: string;
  readonly label: string;
}

/** Observations of a graph: rows with measures that know their time, and lead to things. */
export interface Panel {
  readonly label: string;
  /** The property that holds the time. */
  readonly time: string;
  readonly form: TimeForm;
  readonly measures: readonly string[];
  /** What the observations are of: of several ends, the one with the most nodes. */
  readonly of: PanelEnd;
  readonly ends: readonly PanelEnd[];
}

const isYear = (property: string): boolean => wordsOf(saidName(property)).some((word) => isWordOf('years', word));

const OBSERVATIONS: readonly string[] = Object.values(timeWords).map(({ observation }) => observation);

/** The property of a label that holds times: a number that is called a year; of what is called an observation a day, or a text that is called a month. */
function timeOf(label: string, properties: readonly PropertyShape[]): Pick<Panel, 'time' | 'form'> | undefined {
  const year = properties.find(({ name, kind }) => kind === 'number' && isYear(name));
  if (year !== undefined) return { time: year.name, form: 'year' };
  if (!OBSERVATIONS.includes(label)) return undefined;
  const day = properties.find(({ kind }) => kind === 'date' || kind === 'dateTime');
  const period = properties.find(({ name, kind }) => kind === 'text' && isCalledTime(saidName(name)));
  if (day !== undefined) return { time: day.name, form: 'day' };
  return period && { time: period.name, form: 'period' };
}

/** The panels of a graph: labels whose nodes have a time and other numbers, no name of their own, and one thing each. */
export function panelsOf({ labels, types, links }: GraphShape): readonly Panel[] {
  const totals = new Map(labels.map(({ label, total }) => [label, total]));
  return labels.flatMap(({ label, total, properties }): Panel[] => {
    const numbers = properties.filter(({ kind }) => kind === 'number').map(({ name }) => name);
    const time = timeOf(label, properties);
    const isNamed = properties.some(({ name, kind }) => kind === 'text' && namesThings(name) > 0);
    const ends = links
      .filter(
        ({ start, type, end }) =>
          start === label && end !== label && types.some((one) => one.type === type && one.total === total),
      )
      .map(({ type, end }) => ({ type, label: end }))
      .toSorted((one, other) => (totals.get(other.label) ?? 0) - (totals.get(one.label) ?? 0));
    const [of] = ends;
    const measures = numbers.filter((property) => property !== time?.time);
    return time === undefined ||
      of === undefined ||
      isNamed ||
      measures.length === 0 ||
      total <= (totals.get(of.label) ?? 0)
      ? []
      : [{ label, ...time, measures, of, ends }];
  });
}
