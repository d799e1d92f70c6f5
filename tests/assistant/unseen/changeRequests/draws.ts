import { type Draft } from '../Draft.js';

type Tie = Draft['ties'][number];

/** The relationship between two, of which a draft has exactly one. */
export function tieOf(d: Draft, start: string, type: string, end: string): Tie {
  const found = d.ties.filter((one) => one.start === start && one.type === type && one.end === end);
  const [tie] = found;
  if (tie === undefined || found.length > 1) throw new Error(`${found.length} ${type} from ${start} to ${end}`);
  return tie;
}

/** Works out a number of each node of a label which `only` lets pass. */
export function each(
  d: Draft,
  label: string,
  property: string,
  value: (now: number) => number,
  only: (node: Draft['nodes'][number]) => boolean = () => true,
): void {
  for (const node of d.of(label).filter(only))
    node.properties[property] = Number(value(Number(node.properties[property])).toFixed(6));
}

/** Calls relationships of a type otherwise. */
export function retype(d: Draft, from: string, to: string): void {
  for (const tie of d.ties) if (tie.type === from) tie.type = to;
}
