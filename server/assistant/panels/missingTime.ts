import { type QueryValue } from '../../../domain/query/Query.js';
import { type NodeId } from '../../contract/ids.js';
import { saidTime } from '../../../domain/imports/times.js';
import { type Wording } from '../texts/Wording.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { observationsOf } from './queryOf.js';
import { type PanelReading } from './readPanel.js';
import { type AskedTime, beginningOf } from './times.js';

/** Most observations whose times are looked at. */
const MOST = 1000;

/** Whether a value of a panel lies in a time. */
const isIn = (value: QueryValue, { ranges }: AskedTime): boolean =>
  ranges.some(({ from, to }) => typeof value === typeof from && value >= from && value <= to);

/** The last of some times before one, and the first behind it. */
export function nearestTo(iso: string, times: readonly string[]): readonly string[] {
  const sorted = times.toSorted((one, other) => (beginningOf(one) < beginningOf(other) ? -1 : 1));
  const asked = beginningOf(iso);
  const before = sorted.findLast((time) => beginningOf(time) < asked);
  const after = sorted.find((time) => beginningOf(time) > asked);
  return [before, after].flatMap((time) => time ?? []);
}

/** Says that something was not observed at a time, and when it was before and after; undefined where it was. */
export async function sayMissingTime(
  { panel, slots }: PanelReading,
  reading: GraphReading,
  wording: Wording,
): Promise<string | undefined> {
  const { measure, times = [], named = [] } = slots;
  if (measure === undefined || times.length === 0) return undefined;
  const properties = [panel.time, measure];
  const set = observationsOf(panel, slots);
  const that = { kind: 'has', property: measure } as const;
  const { result } = await reading.query({
    kind: 'values',
    set: { kind: 'where', of: set, that },
    properties,
    limit: MOST,
  });
  const rows = result.kind === 'values' ? result.rows : [];
  const values = [...new Set(rows.flatMap(({ values: [time] }) => (typeof time === 'object' ? [] : (time ?? []))))];
  // Of so many observations only some are seen, and what is not among these may be there.
  if (values.length === 0 || rows.length >= MOST) return undefined;
  const missing = times.find((time) => !values.some((value) => isIn(value, time)));
  if (missing === undefined) return undefined;
  const nearest = nearestTo(missing.iso, values.map(String));
  const said = (iso: string) => saidTime(iso, wording.language);
  const [one, ...others] = named.flatMap(({ set: of }) => (of.kind === 'nodes' ? of.ids : []));
  const [node] = one === undefined || others.length > 0 ? [] : await reading.read([one as NodeId]);
  return wording.t(node === undefined ? 'missingTimeOfAll' : 'missingTime', {
    count: nearest.length,
    ...(node === undefined ? {} : { node: wording.name(node) }),
    property: wording.property(measure),
    time: said(missing.iso),
    nearest: wording.list(nearest.map(said)),
  });
}
