import { type Measure, type NodeSet, type Predicate, type Query } from '../../../domain/query/Query.js';
import { type Panel } from './Panel.js';
import { type PanelSlots } from './slots.js';

const SOME = { kind: 'some' } as const;
/** Most rows that are told. */
const MOST = 100;

const all = (of: NodeSet, those: readonly Predicate[]): NodeSet => {
  const [that, ...more] = those;
  return that === undefined ? of : { kind: 'where', of, that: more.length === 0 ? that : { kind: 'and', of: those } };
};

/** The query that a question about a panel is; undefined where it leaves open what is asked. @param latest the last year of the panel */
export function queryOfPanel(panel: Panel, slots: PanelSlots, latest: number): Query | undefined {
  const { measure, named = [], asked, order, count = 1, by, bound, change, asks, isSince } = slots;
  if (measure === undefined) return undefined;
  const years = isSince === true ? [...(slots.years ?? []), latest] : (slots.years ?? []);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const isOf = (property: string): Measure => ({ kind: 'property', property });
  const inYears = (some: readonly number[]): Predicate[] => {
    const each = some.map((value): Predicate => ({ kind: 'compare', property: panel.time, is: '=', value }));
    const [only] = each;
    return only === undefined ? [] : each.length === 1 ? [only] : [{ kind: 'or', of: each }];
  };
  const ofNamed = panel.ends.flatMap(({ type, label }): Predicate[] => {
    const sets = named.filter((one) => one.label === label).map(({ set }) => set);
    const [only] = sets;
    const set: NodeSet | undefined = sets.length > 1 ? { kind: 'union', of: sets } : only;
    return set === undefined
      ? []
      : [{ kind: 'linked', step: { types: [type], direction: 'out' }, set, quantity: SOME }];
  });
  const observed = (some: readonly number[], ...further: readonly Predicate[]): NodeSet =>
    all({ kind: 'label', label: panel.label }, [...inYears(some), ...ofNamed, ...further]);
  const back = { types: [panel.of.type], direction: 'in' } as const;
  const worth = (some: readonly number[]): Measure => ({
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
  if (change !== undefined && years.length < 2 && !(isOfOne && years.length === 0)) return undefined;
  const grown: Measure = { kind: 'minus', of: worth([to]), less: worth([from]) };
  const [one, ...others] = named.filter(({ label }) => label === panel.of.label);
  if (asks === 'whether') {
    const is = change === 'fall' ? '<' : '>';
    const that: Predicate = { kind: 'relate', of: worth([to]), is, to: worth([from]) };
    const isRead = change !== undefined && change !== 'change' && one !== undefined && others.length === 0;
    return isRead && years.length > 1 ? { kind: 'exists', set: all(one.set, [that]) } : undefined;
  }
  if (change !== undefined && asks === 'amount' && one !== undefined && others.length === 0 && years.length > 1)
    return { kind: 'nodes', set: one.set, sort: { by: grown, order: 'most' }, limit: 1 };
  if (change !== undefined && (by !== undefined || bound !== undefined)) return undefined;
  if (change !== undefined && !isOfOne && order === undefined) {
    const is = change === 'fall' ? '<' : '>';
    const those = all(things, [{ kind: 'relate', of: worth([to]), is, to: worth([from]) }]);
    return isOfThings && change !== 'change' ? { kind: 'nodes', set: those, limit: MOST } : undefined;
  }
  if (change !== undefined && !isOfOne) {
    const isLeast = (change === 'fall') !== (order === 'least');
    const first: NodeSet = { kind: 'top', of: things, by: grown, order: isLeast ? 'least' : 'most', count };
    return isOfThings && change !== 'change'
      ? { kind: 'nodes', set: first, sort: { by: grown, order: isLeast ? 'least' : 'most' }, limit: MOST }
      : undefined;
  }
  if (asks === 'when')
    return order === undefined
      ? undefined
      : told({ kind: 'top', of: observed(years), by: isOf(measure), order, count: 1 }, [measure]);
  if (change !== undefined) return told(observed(years.length === 0 ? [] : [from, to]), [measure]);
  if (by !== undefined) return { kind: 'aggregate', set: observed(years), by, property: measure };
  if (bound !== undefined) {
    const set = observed(years, { kind: 'compare', property: measure, is: bound.is, value: bound.value });
    const those = all(things, [{ kind: 'linked', step: back, set, quantity: SOME }]);
    return isOfThings ? { kind: 'nodes', set: those, limit: MOST } : undefined;
  }
  if (order !== undefined && !isOfOne) {
    const first: NodeSet = { kind: 'top', of: things, by: worth(years), order, count };
    return isOfThings ? { kind: 'nodes', set: first, sort: { by: worth(years), order }, limit: MOST } : undefined;
  }
  return isOfOne && order === undefined ? told(observed(years), [measure]) : undefined;
}
