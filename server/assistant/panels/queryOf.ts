import { percentOf } from '../../../domain/query/operands.js';
import { type Measure, type NodeSet, type Predicate, type Query } from '../../../domain/query/Query.js';
import { type Panel } from './Panel.js';
import { type PanelSlots } from './slots.js';
import { type AskedTime } from './times.js';

const SOME = { kind: 'some' } as const;
/** Most rows that are told. */
const MOST = 100;

const all = (of: NodeSet, those: readonly Predicate[]): NodeSet => {
  const [that, ...more] = those;
  return that === undefined ? of : { kind: 'where', of, that: more.length === 0 ? that : { kind: 'and', of: those } };
};

type Times = readonly AskedTime[];

/** Whether a time lies in a range, which may be one value. */
const within = (property: string, { from, to }: AskedTime['ranges'][number]): Predicate =>
  from === to ? { kind: 'compare', property, is: '=', value: from } : { kind: 'between', property, from, to };

/** All times from one on. */
const onward = ({ iso, ranges }: AskedTime, latest: AskedTime | undefined): AskedTime => ({
  iso,
  ranges: ranges.map(({ from, to }) => ({ from, to: latest?.ranges.at(-1)?.to ?? to })),
});

/** That observations are of those that are named. */
function namedIn({ ends }: Panel, named: NonNullable<PanelSlots['named']>): readonly Predicate[] {
  return ends.flatMap(({ type, label }): Predicate[] => {
    const sets = named.filter((one) => one.label === label).map(({ set }) => set);
    const [only] = sets;
    const set: NodeSet | undefined = sets.length > 1 ? { kind: 'union', of: sets } : only;
    return set === undefined
      ? []
      : [{ kind: 'linked', step: { types: [type], direction: 'out' }, set, quantity: SOME }];
  });
}

/** The observations of a panel whose things are named, at any time. */
export const observationsOf = (panel: Panel, { named = [] }: Pick<PanelSlots, 'named'>): NodeSet =>
  all({ kind: 'label', label: panel.label }, namedIn(panel, named));

/** The query that a question about a panel is; undefined where it leaves open what is asked. @param latest the last time of the panel */
export function queryOfPanel(panel: Panel, slots: PanelSlots, latest?: AskedTime): Query | undefined {
  const { measure, named = [], asked, order, count = 1, by, bound, change, asks, isSince, isByShare } = slots;
  if (measure === undefined) return undefined;
  const { times = [] } = slots;
  const since =
    change === undefined ? times.map((time) => onward(time, latest)) : [...times, ...(latest ? [latest] : [])];
  const during = (isSince === true ? since : times).toSorted((one, other) => (one.iso < other.iso ? -1 : 1));
  const [from, to] = [during.slice(0, 1), during.slice(-1)];
  const isOf = (property: string): Measure => ({ kind: 'property', property });
  const inTimes = (some: Times): Predicate[] => {
    const each = some.flatMap(({ ranges }) => ranges.map((range) => within(panel.time, range)));
    const [only] = each;
    return only === undefined ? [] : each.length === 1 ? [only] : [{ kind: 'or', of: each }];
  };
  const ofNamed = namedIn(panel, named);
  const observed = (some: Times, ...further: readonly Predicate[]): NodeSet =>
    all({ kind: 'label', label: panel.label }, [...inTimes(some), ...ofNamed, ...further]);
  const back = { types: [panel.of.type], direction: 'in' } as const;
  const worth = (some: Times): Measure => ({
    kind: 'over',
    step: back,
    set: observed(some),
    property: measure,
    by: 'greatest',
  });
  const things: NodeSet = { kind: 'label', label: panel.of.label };
  const isOfOne = named.some(({ label }) => label === panel.of.label);
  const isOfThings = asked === undefined || asked === panel.of.label;
  const told = (set: NodeSet, properties: readonly string[]): Query => ({
    ...{ kind: 'values', set, properties, limit: MOST },
    sort: { by: isOf(panel.time), order: 'least' },
  });
  if (change !== undefined && during.length < 2 && !(isOfOne && during.length === 0)) return undefined;
  const grown: Measure = { kind: 'minus', of: worth(to), less: worth(from) };
  const ranked = isByShare === true ? percentOf({ later: worth(to), before: worth(from) }) : grown;
  const [one, ...others] = named.filter(({ label }) => label === panel.of.label);
  if (asks === 'whether') {
    const is = change === 'fall' ? '<' : '>';
    const that: Predicate = { kind: 'relate', of: worth(to), is, to: worth(from) };
    const isRead = change !== undefined && change !== 'change' && one !== undefined && others.length === 0;
    return isRead && during.length > 1 ? { kind: 'exists', set: all(one.set, [that]) } : undefined;
  }
  if (change !== undefined && asks === 'amount' && one !== undefined && others.length === 0 && during.length > 1)
    return { kind: 'nodes', set: one.set, sort: { by: grown, order: 'most' }, limit: 1 };
  if (change !== undefined && (by !== undefined || bound !== undefined)) return undefined;
  if (change !== undefined && !isOfOne && order === undefined) {
    const is = change === 'fall' ? '<' : '>';
    const those = all(things, [{ kind: 'relate', of: worth(to), is, to: worth(from) }]);
    return isOfThings && change !== 'change' ? { kind: 'nodes', set: those, limit: MOST } : undefined;
  }
  if (change !== undefined && !isOfOne) {
    const isLeast = (change === 'fall') !== (order === 'least');
    const first: NodeSet = { kind: 'top', of: things, by: ranked, order: isLeast ? 'least' : 'most', count };
    return isOfThings && change !== 'change'
      ? { kind: 'nodes', set: first, sort: { by: ranked, order: isLeast ? 'least' : 'most' }, limit: MOST }
      : undefined;
  }
  if (asks === 'when')
    return order === undefined
      ? undefined
      : told({ kind: 'top', of: observed(during), by: isOf(measure), order, count: 1 }, [measure]);
  if (change !== undefined) return told(observed(during.length === 0 ? [] : [...from, ...to]), [measure]);
  const total = by ?? (asks === 'howMany' && order === undefined && bound === undefined ? 'sum' : undefined);
  const end = slots.isEach === true ? panel.ends.find(({ label }) => label === asked) : undefined;
  if (total !== undefined && end !== undefined) {
    const by = {
      kind: 'step',
      step: { types: [end.type], direction: 'out' },
      set: { kind: 'label', label: end.label },
    } as const;
    const sum = { kind: 'aggregate', by: total, property: measure } as const;
    return { kind: 'group', set: observed(during), by, total: sum, order: 'most' };
  }
  if (slots.isEach === true) return undefined;
  if (total !== undefined) return { kind: 'aggregate', set: observed(during), by: total, property: measure };
  if (bound !== undefined) {
    const set = observed(during, { kind: 'compare', property: measure, is: bound.is, value: bound.value });
    const those = all(things, [{ kind: 'linked', step: back, set, quantity: SOME }]);
    return isOfThings ? { kind: 'nodes', set: those, limit: MOST } : undefined;
  }
  if (order !== undefined && !isOfOne) {
    const first: NodeSet = { kind: 'top', of: things, by: worth(during), order, count };
    return isOfThings ? { kind: 'nodes', set: first, sort: { by: worth(during), order }, limit: MOST } : undefined;
  }
  return isOfOne && order === undefined ? told(observed(during), [measure]) : undefined;
}
