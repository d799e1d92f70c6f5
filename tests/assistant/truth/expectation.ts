import { type ImportBatch, type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { type Language } from '../graphs/Language.js';
import { findNode, nameOf, type NodeName, refOf } from '../graphs/names.js';
import { changesExpected, changedOnExpected } from './changes.js';
import { namesApart, nearMisses } from './nearMisses.js';
import { shortestSteps } from './paths.js';
import { ranked } from './ranked.js';
import { NO, sayingsOf, YES } from './sayings.js';
import { endsOf, holds, select } from './select.js';
import { type Citations, type Condition, type Expectation, type NodeSet, type Said, type Truth } from './Truth.js';

/** Where a truth is worked out. */
export interface Setting {
  readonly graph: ImportBatch;
  readonly graphLanguage: Language;
  readonly language: Language;
  readonly question: string;
}

type Kind<K extends Truth['kind']> = Extract<Truth, { kind: K }>;
type Expected<K extends Truth['kind']> = (
  truth: Kind<K>,
  setting: Setting,
) => Omit<Expectation, 'never'> & { never?: readonly string[] };

/** More members than this are counted in an answer, not all named. */
const NAMED_IN_FULL = 12;
/** More members than this are not written out in the question file. */
const WRITTEN_OUT = 60;
/** How many of a long list an answer must show. */
const SHOWN = 5;
/** How many facts of a node are written out; one of them is enough. */
const MOST_FACTS = 40;

const NOT_LINKED: Readonly<Record<Language, readonly string[]>> = {
  en: ['no', 'not', 'none', 'no connection', 'unconnected', "aren't", "isn't"],
  ro: ['nu', 'nicio', 'niciun', 'nicio legătură'],
};

/** Two letters, as of a code, may stand in any sentence. */
const isTelling = (fact: Said) => typeof fact !== 'string' || fact.length > 2;

/** What may be said of a node: its values and the nodes around it. */
function factsOf(graph: ImportBatch, node: ImportedNode, language: Language): Said[] {
  const own = Object.keys(node.properties)
    .filter((property) => node.properties[property] !== nameOf(node) && typeof node.properties[property] !== 'boolean')
    .flatMap((property) => sayingsOf(node, property, language).flat());
  const around = endsOf(graph, node).map(nameOf);
  return [...new Set([...own, ...around])].filter(isTelling).slice(0, MOST_FACTS);
}

/** The nodes that conditions name. */
const namedIn = (conditions: readonly Condition[]): NodeName[] =>
  conditions.flatMap((condition) => {
    if ('any' in condition) return namedIn(condition.any);
    if ('not' in condition) return namedIn([condition.not]);
    if (!('linked' in condition)) return [];
    return [...(condition.with === undefined ? [] : [condition.with]), ...namedIn(condition.where ?? [])];
  });

/** Some of a set, or the nodes by which it is described, show a count. */
function evidence(graph: ImportBatch, set: NodeSet, found: readonly ImportedNode[]): Citations {
  const described = namedIn(set.where ?? []).map((name) => refOf(findNode(graph, name)));
  if (found.length > WRITTEN_OUT) return { atLeast: 1, label: set.label };
  const of = [...new Set([...found.map(refOf), ...described])];
  return of.length === 0 ? {} : { atLeast: 1, of };
}

const listed: Expected<'list'> = ({ of }, { graph, question }) => {
  const found = select(graph, of);
  if (found.length === 0) throw new Error('An empty list');
  const described = namedIn(of.where ?? []).map((name) => refOf(findNode(graph, name)));
  const refs = found.map(refOf);
  const never = namesApart(nearMisses(graph, of), [...found.map(nameOf), question, ...described]);
  if (found.length <= NAMED_IN_FULL) {
    return {
      says: found.map((node) => [nameOf(node)]),
      cites: { all: [...new Set(refs)], of: described, onlyOf: of.label },
      never,
    };
  }
  const cites = { atLeast: SHOWN, of: [...refs, ...described], onlyOf: of.label };
  return {
    says: [[found.length]],
    cites: found.length > WRITTEN_OUT ? { atLeast: SHOWN, label: of.label } : cites,
    never,
  };
};

const joined: Expected<'path'> = ({ from, to, types }, { graph }) => {
  const [start, end] = [findNode(graph, from), findNode(graph, to)];
  const steps = shortestSteps(graph, start, end, types);
  if (steps === undefined) throw new Error('No path');
  return {
    says: steps.map((step) => step.map(nameOf)),
    cites: {
      all: [refOf(start), refOf(end)],
      ...(steps.length === 0 ? {} : { atLeast: steps.length, of: steps.flat().map(refOf) }),
    },
  };
};

const EXPECTED: { readonly [K in Truth['kind']]: Expected<K> } = {
  node: ({ node }, { graph, language }) => {
    const found = findNode(graph, node);
    return { says: [factsOf(graph, found, language)], cites: { all: [refOf(found)] } };
  },
  ambiguous: ({ nodes }, { graph }) => {
    const found = nodes.map((name) => findNode(graph, name));
    return { says: [...new Set(found.map(nameOf))].map((name) => [name]), cites: { atLeast: 2, of: found.map(refOf) } };
  },
  property: ({ node, property }, { graph, language }) => {
    const found = findNode(graph, node);
    return { says: sayingsOf(found, property, language), cites: { all: [refOf(found)] } };
  },
  holds: ({ node, condition, phrases = [] }, { graph, language }) => {
    const found = findNode(graph, node);
    const yes = holds(graph, found, condition);
    return { says: [yes ? [...YES[language], ...phrases] : [...NO[language]]], cites: { all: [refOf(found)] } };
  },
  count: ({ of }, { graph }) => {
    const found = select(graph, of);
    return { says: [[found.length]], cites: evidence(graph, of, found) };
  },
  countRelationships: ({ type }, { graph }) => ({
    says: [[graph.relationships.filter((one) => one.type === type).length]],
    cites: {},
  }),
  list: listed,
  most: (truth, { graph }) => {
    const first = ranked(graph, truth);
    return { says: first.map((node) => [nameOf(node)]), cites: { all: first.map(refOf) } };
  },
  total: ({ of, property, average = false }, { graph }) => {
    const found = select(graph, of).filter((node) => typeof node.properties[property] === 'number');
    const sum = found.reduce((all, node) => all + Number(node.properties[property]), 0);
    return { says: [[average ? sum / found.length : sum]], cites: evidence(graph, of, found) };
  },
  path: joined,
  noPath: ({ from, to, types }, { graph, language }) => {
    const [start, end] = [findNode(graph, from), findNode(graph, to)];
    if (shortestSteps(graph, start, end, types) !== undefined) throw new Error('There is a path');
    return { says: [[...NOT_LINKED[language]]], cites: { all: [refOf(start), refOf(end)] } };
  },
  compare: ({ nodes, properties }, { graph, language }) => {
    const found = nodes.map((name) => findNode(graph, name));
    const says = found.flatMap((node) => [
      [nameOf(node)],
      ...properties.flatMap((one) => sayingsOf(node, one, language)),
    ]);
    return { says, cites: { all: found.map(refOf) } };
  },
  changes: (truth, { graph, graphLanguage }) => changesExpected(truth, graph, graphLanguage),
  changedOn: (truth, { graph, graphLanguage }) => changedOnExpected(truth, graph, graphLanguage),
  faq: ({ key, words }) => ({ says: words, cites: { faq: key } }),
  example: ({ id, words }) => ({ says: words, cites: { example: id } }),
  none: ({ never }) => ({ says: [], cites: {}, never }),
};

/** What a right answer is known by, worked out from the graph. Throws when the truth names what is not there. */
export function expectationOf<K extends Truth['kind']>(truth: Kind<K>, setting: Setting): Expectation {
  const expected: Expected<K> = EXPECTED[truth.kind as K];
  const { says, cites, never = [] } = expected(truth, setting);
  return { says, cites, never };
}
