import { plain } from './building.js';
import { type SetMeaning } from './Meaning.js';
import { type Rule, rule } from './Rule.js';

/** What is named behind a word that joins it to what was named before. */
const joining = (set: SetMeaning): SetMeaning[] =>
  set.isNamed === true && set.set.kind === 'nodes' && set.each === undefined ? [{ ...set, each: [set.set] }] : [];
/** Two that are named one after the other with a word that joins them: both are meant where it stands before each. */
function together(one: SetMeaning, other: SetMeaning): SetMeaning[] {
  if (other.each?.length !== 1 || one.isNamed !== true || other.isNamed !== true) return [];
  const { each, ...rest } = one;
  const set: SetMeaning = {
    ...rest,
    set: { kind: 'union', of: [one.set, other.set] },
    ...(other.isEither === true ? { isEither: true } : {}),
  };
  return [each === undefined || set.isEither === true ? set : { ...set, each: [one.set, other.set] }];
}

/** Rules of several that are named one after the other, and of what is said with them. */
export const LISTS: readonly Rule[] = [
  rule('andSet', ['op:and', 'set'], 'and the Rovers', (_, set) =>
    set.set.kind === 'union' ? [] : plain({ ...set, each: [set.set] }),
  ),
  rule('orSet', ['op:or', 'set'], 'or the Rovers', (_, set) =>
    joining(set).flatMap((one) => plain({ ...one, isEither: true })),
  ),
  rule('norSet', ['op:nor', 'set'], 'nor the Rovers', (_, set) =>
    joining(set).flatMap((one) => plain({ ...one, isEither: true })),
  ),
  rule('listed', ['set', 'set'], 'Rovers and United', (one, other) => together(one, other).flatMap(plain)),
  ...(['pp', 'agent'] as const).flatMap((cat) => [
    rule('andPlace', ['op:and', cat], 'and with Rovers', (_, { set, ...pp }) =>
      joining(set).flatMap((one) => plain({ ...pp, set: one })),
    ),
    rule('orPlace', ['op:or', cat], 'or by the Rovers', (_, { set, ...pp }) =>
      joining(set).flatMap((one) => plain({ ...pp, set: { ...one, isEither: true } })),
    ),
    rule('linkPlaces', ['link', cat], 'works at Rovers and at United', (of, { set }) =>
      together(of.other, set).flatMap((other) => plain({ ...of, other })),
    ),
    rule('places', [cat, cat], 'in Leeds or in York', (one, other) =>
      together(one.set, other.set).flatMap((set) => plain({ ...one, set })),
    ),
  ]),
  rule('bothOf', ['op:both', 'set'], 'both rice and eggs', (_, set) =>
    set.set.kind === 'union' ? plain({ ...set, each: set.set.of }) : [],
  ),
  rule('neither', ['op:neither', 'set'], 'neither Rovers nor United', (_, set) =>
    set.isEither === true && set.set.kind === 'union' ? plain({ cat: 'some', amount: { kind: 'none' }, set }) : [],
  ),
];
