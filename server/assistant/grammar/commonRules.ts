import { type NodeSet, type Order, USUAL_LIMIT } from '../../../domain/query/Query.js';
import { type Built, fitting, plain, query } from './building.js';
import { type Meaning, type SetMeaning } from './Meaning.js';
import { eitherWay, type Of, type Rule, rule } from './Rule.js';
import { type Schema } from './Schema.js';

const ofValues = (order: Order, { links }: Of<'prop'>): Built[] => plain({ cat: 'common', order, links, labels: [] });
const ofNodes = (order: Order, set: SetMeaning): Built[] =>
  set.isPlain === true ? plain({ cat: 'common', order, links: [], labels: set.labels }) : [];

/** The values of a property by how many of a set have each. All of them: which is first, and what ties with it, is seen. */
const byValue = ({ order, links }: Of<'common'>, set: SetMeaning): Built[] => {
  const [only, ...more] = fitting(links, set.labels);
  return only === undefined || more.length > 0
    ? []
    : query({
        kind: 'group',
        set: set.set,
        by: { kind: 'property', property: only.property },
        total: { kind: 'count' },
        order,
        // As many as usual: these come by their number, also where they are times.
        limit: USUAL_LIMIT,
      });
};

/** Nodes of a label by how many they are joined to, where the graph's shape leaves one way to be. */
function byJoined({ order, labels }: Of<'common'>, schema: Schema): Built[] {
  const [label, ...more] = labels;
  if (label === undefined || more.length > 0) return [];
  const ways = schema
    .ends(undefined)
    .flatMap(({ start, type, end }) => [
      ...(end === label ? [{ type, direction: 'in' as const }] : []),
      ...(start === label ? [{ type, direction: 'out' as const }] : []),
    ]);
  const [way] = ways;
  if (way === undefined || ways.some((one) => one.type !== way.type || one.direction !== way.direction)) return [];
  const step = { types: [way.type], direction: way.direction };
  const set: NodeSet = {
    kind: 'top',
    of: { kind: 'label', label },
    by: { kind: 'number', step, set: { kind: 'all' } },
    order,
    count: 1,
  };
  return plain({ cat: 'set', set, labels });
}

/** What is most common, where nothing is said of what: of the one label that has it. */
export const mostCommon = (common: Of<'common'>, schema: Schema): Built[] => [
  ...common.links.flatMap(({ labels }) => {
    const [label, ...more] = labels;
    const set: Meaning = { cat: 'set', set: { kind: 'label', label: label ?? '' }, labels };
    return label === undefined || more.length > 0 ? [] : byValue(common, set);
  }),
  ...byJoined(common, schema),
];

/** Rules of what many or few have in common: a value, or a node that they are joined to. */
export const COMMON: readonly Rule[] = [
  ...eitherWay('common', ['op:common', 'prop'], 'the most common licence', (_, prop) => ofValues('most', prop)),
  ...eitherWay('rare', ['op:rare', 'prop'], '(which) licence is the rarest', (_, prop) => ofValues('least', prop)),
  ...eitherWay('commonOnes', ['op:common', 'set'], 'the most common genre', (_, set) => ofNodes('most', set)),
  ...eitherWay('rareOnes', ['op:rare', 'set'], '(which) genre is the rarest', (_, set) => ofNodes('least', set)),
  rule('whichCommon', ['op:which', 'common'], 'what is the most common licence', (_, common, { schema, isLast }) =>
    isLast ? mostCommon(common, schema) : plain(common),
  ),
];
