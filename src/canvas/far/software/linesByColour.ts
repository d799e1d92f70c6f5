import { type Pixel } from '../pixels';
import { type FarEdges } from '../scene';

/** Each colour is one more look at the whole picture: of more than these, the rarer ones are drawn in the likest of the frequent ones. */
const MOST_COLOURS = 8;
const PLAIN = 0;

const parts = (colour: Pixel) => [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff] as const;

function apart(one: Pixel, other: Pixel): number {
  const [first, second] = [parts(one), parts(other)];
  return first.reduce((sum, value, at) => sum + (value - second[at]!) ** 2, 0);
}

/** The colours in which lines are drawn, the plain one first, each with which colours of lines are drawn in it. */
export function linesByColour({ count, colour }: Pick<FarEdges, 'count' | 'colour'>) {
  const counts = new Map<Pixel, number>();
  for (let edge = 0; edge < count; edge += 1) counts.set(colour[edge]!, (counts.get(colour[edge]!) ?? 0) + 1);
  counts.delete(PLAIN);
  const ranked = [...counts].sort(([, one], [, other]) => other - one).map(([own]) => own);
  const drawn = ranked.slice(0, MOST_COLOURS);
  const likest = new Map(
    ranked.map((own) => [own, drawn.reduce((best, one) => (apart(one, own) < apart(best, own) ? one : best))]),
  );
  return [PLAIN, ...drawn].map(
    (own) => [own, (wanted: Pixel) => (wanted === PLAIN ? own === PLAIN : likest.get(wanted) === own)] as const,
  );
}
