import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { nearestTo } from '../panels/missingTime.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Wording } from '../texts/Wording.js';

/** Most nodes whose days are looked at. */
const MOST = 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

interface LabelOnDay {
  readonly of: NodeSet;
  readonly property: string;
  readonly day: string;
}

/** What a set of one label is limited to where that is one day and nothing else. */
function onDay(set: NodeSet): LabelOnDay | undefined {
  if (set.kind !== 'where' || set.of.kind !== 'label' || set.that.kind !== 'text') return undefined;
  const { property, is, value } = set.that;
  return is === 'starts' && DAY.test(value) ? { of: set.of, property, day: value } : undefined;
}

/**
 * Says that nothing is of the day that a query asks about, and which days before and after it there are. Undefined where more than that
 * day is asked for, or where the label has too many days to be looked at.
 */
export async function sayMissingDay(
  query: Query,
  reading: GraphReading,
  wording: Wording,
): Promise<string | undefined> {
  const asked = query.kind === 'nodes' || query.kind === 'values' ? onDay(query.set) : undefined;
  if (asked === undefined) return undefined;
  const { of, property, day } = asked;
  const { result } = await reading.query({ kind: 'values', set: of, properties: [property], limit: MOST });
  const rows = result.kind === 'values' ? result.rows : [];
  const days = [...new Set(rows.flatMap(({ values: [one] }) => (typeof one === 'string' ? [one.slice(0, 10)] : [])))];
  const nearest = nearestTo(day, days);
  if (rows.length >= MOST || nearest.length === 0) return undefined;
  return wording.t('missingDay', {
    count: nearest.length,
    day: wording.day(day),
    nearest: wording.list(nearest.map((one) => wording.day(one))),
  });
}
