import { type PropertyValue } from '../../../../domain/properties/values.js';
import { type Draft } from '../Draft.js';

/** A heading, a key or a type by its bare letters: `HAS_CREW_LEAD` and `crewLead` are one, as are `Pot (cm)` and `Pot`. */
const bare = (name: string): string =>
  name
    .replace(/\(.*?\)/gu, '')
    .replace(/^HAS_/u, '')
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase()
    .replace(/s$/u, '');

const isCalled = (heading: string) => (name: string) => bare(name) === bare(heading);

/** The property that a heading has become in a node; a relationship where there is none. */
const propertyOf = (d: Draft, name: string, heading: string): string | undefined =>
  Object.keys(d.node(name).properties).find(isCalled(heading));

/** The relationships that a heading has become, from a node of this name: called by it, or leading to what stands under it. */
const tiesOf = (d: Draft, name: string, heading: string, held?: PropertyValue) =>
  d.ties.filter(({ start, type, end }) => start === name && (isCalled(heading)(type) || end === held));

/** Gives a row another value under a heading than `held`, whether that is a property or what the row is joined to. */
export function change(d: Draft, name: string, heading: string, held: PropertyValue, value: PropertyValue): void {
  const property = propertyOf(d, name, heading);
  if (property !== undefined) {
    d.set(name, property, value);
    return;
  }
  const ties = tiesOf(d, name, heading, held);
  const [tie] = ties;
  if (tie === undefined || ties.length > 1) throw new Error(`${ties.length} of ${heading} for ${name}`);
  tie.end = d.node(String(value)).name;
}

/** Works out a number of each of these. */
export function reckon(d: Draft, names: readonly string[], heading: string, value: (now: number) => number): void {
  for (const name of names) {
    const property = propertyOf(d, name, heading);
    if (property === undefined) throw new Error(`No ${heading} of ${name}`);
    d.set(name, property, Number(value(Number(d.node(name).properties[property])).toFixed(6)));
  }
}

/** Adds a row which is made as another one is: with properties where that has them, and joined where it is joined. */
export function addAlike(
  d: Draft,
  model: string,
  naming: string,
  name: string,
  values: Readonly<Record<string, PropertyValue>>,
  held: Readonly<Record<string, PropertyValue>>,
): void {
  d.add(d.node(model).labels.join(','), naming, name);
  for (const [heading, value] of Object.entries(values)) {
    const property = propertyOf(d, model, heading);
    const type = tiesOf(d, model, heading, held[heading])[0]?.type;
    if (property !== undefined) d.set(name, property, value);
    else if (type !== undefined) d.tie(name, type, d.node(String(value)).name);
    else throw new Error(`No ${heading} of ${model}`);
  }
}

/** Adds one more of several values, whether they are a list or what the row is joined to. */
export function alsoHolds(d: Draft, name: string, heading: string, known: readonly string[], further: string): void {
  const tie = d.ties.find(({ start, end }) => start === name && known.includes(end));
  const property = propertyOf(d, name, heading);
  if (tie !== undefined) d.tie(name, tie.type, d.node(further).name);
  else if (property !== undefined) d.set(name, property, [...known, further]);
  else throw new Error(`No ${heading} of ${name}`);
}
