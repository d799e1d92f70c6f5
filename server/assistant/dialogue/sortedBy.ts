import { type Order, type Query } from '../../../domain/query/Query.js';
import { PACKS } from '../language/Pack.js';
import { fitting } from '../grammar/building.js';
import { readParts } from '../grammar/readQuestion.js';
import { type Asking } from '../marking/mark.js';
import { type Focus } from '../grammar/Lexeme.js';
import { folded } from './pointsBack.js';

/** What was told of, in the order of a property; undefined where the words name none, or several. */
export async function sortedBy(measure: string, { set, labels }: Focus, asking: Asking): Promise<Query | undefined> {
  const { reading, language } = asking;
  const { ascending, descending } = PACKS[language].dialogue;
  const ends = [
    ...ascending.map((phrase) => ['least', folded(phrase)] as const),
    ...descending.map((phrase) => ['most', folded(phrase)] as const),
  ];
  const [order, said]: readonly [Order, string] = ends.find(([, phrase]) => measure.endsWith(` ${phrase}`)) ?? [
    'most',
    '',
  ];
  const name = said === '' ? measure : measure.slice(0, -said.length - 1);
  const parts = await readParts(name, language, reading, { isPart: true });
  const links = (parts?.items ?? []).flatMap(({ meaning, links: via }) =>
    meaning.cat === 'prop' && via.every(({ isSure }) => isSure) ? fitting(meaning.links, labels) : [],
  );
  const [property, ...others] = new Set(links.map((link) => link.property));
  if (property === undefined || others.length > 0) return undefined;
  return { kind: 'nodes', set, sort: { by: { kind: 'property', property }, order }, limit: 100 };
}
