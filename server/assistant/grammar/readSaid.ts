import { type NodeSet } from '../../../domain/query/Query.js';
import { type Language } from '../language/lexicon/files.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Item } from './chart.js';
import { type Cat, type SetMeaning } from './Meaning.js';
import { type Of } from './Rule.js';
import { readParts, type Ways } from './readQuestion.js';
import { type Schema } from './Schema.js';
import { once } from '../language/lexicon/once.js';

/** A reading must be this good; what is as good but for this is as likely. */
const LEAST_SCORE = -0.6;
const MARGIN = 0.06;
/** Of more readings than these nobody is sure. */
const MOST_RIVALS = 4;

/** What words say that are no question: the likely readings of some categories, the best first. */
interface Said<C extends Cat> {
  readonly meanings: readonly Of<C>[];
  readonly schema: Schema;
}

/** Whether every word that stands for a name of the graph surely does so. */
const isSure = ({ links }: Item): boolean => links.every((link) => link.isSure);

type Parts = ReturnType<typeof readParts>;
const partsIn = once((_: GraphReading) => new Map<string, Parts>());

/** Parts of a phrase, read once for a message: one that may be several steps is tried in many ways that begin alike. */
function partsOf(text: string, language: Language, reading: GraphReading, ways: Ways): Parts {
  const known = partsIn(reading);
  const key = JSON.stringify([language, ways, text]);
  const parts = known.get(key) ?? readParts(text, language, reading, ways);
  known.set(key, parts);
  return parts;
}

/** Reads words as parts of some categories. Nothing where the best reading is in doubt. */
export async function readSaid<C extends Cat>(
  text: string,
  cats: readonly C[],
  language: Language,
  reading: GraphReading,
  ways: Ways = {},
): Promise<Said<C> | undefined> {
  const parts = await partsOf(text, language, reading, { ...ways, isPart: true });
  if (parts === undefined) return undefined;
  const isOne = (item: Item) => (cats as readonly Cat[]).includes(item.meaning.cat);
  const fitting = parts.items
    .filter((item) => isOne(item) && item.score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score);
  const [best] = fitting;
  if (best === undefined || !isSure(best)) return undefined;
  const likely = fitting.filter(({ score }) => best.score - score < MARGIN);
  return likely.length > MOST_RIVALS
    ? undefined
    : { meanings: likely.map(({ meaning }) => meaning as Of<C>), schema: parts.schema };
}

const isAsked = ({ asks, asked }: SetMeaning) => asks !== undefined || asked !== undefined;

/** Those of whom a value says what they are: lions, testers. */
const thoseWho = ({ that, labels }: Of<'pred'>): SetMeaning[] => {
  const [label] = labels;
  if (label === undefined || labels.length > 1) return [];
  return [{ cat: 'set', labels, set: { kind: 'where', of: { kind: 'label', label }, that } }];
};

/** The sets that a noun phrase may mean: all lions except Leo. `isAll`: a value alone stands for the nodes that have it. */
export async function readSets(
  text: string,
  language: Language,
  reading: GraphReading,
  { isAll, ...ways }: Ways & { readonly isAll?: boolean } = {},
): Promise<readonly { readonly set: NodeSet; readonly labels: readonly string[]; readonly isNamed: boolean }[]> {
  const said = await readSaid(text, ['set', 'pred'], language, reading, ways);
  return (said?.meanings ?? [])
    .flatMap((one) => (one.cat === 'set' ? [one] : isAll === true ? thoseWho(one) : []))
    .filter((one) => !isAsked(one) && one.set.kind !== 'all')
    .map(({ set, labels, isNamed }) => ({ set, labels, isNamed: isNamed === true }));
}
