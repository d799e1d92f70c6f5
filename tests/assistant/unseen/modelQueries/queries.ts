import {
  type Direction,
  type NodeSet,
  type Predicate,
  type Quantity,
  type Query,
} from '../../../../domain/query/Query.js';
import { ORCHESTRAS, PAINTINGS, type WrittenField } from './worlds.js';

/** A query that a model writes for a question, and whether it is what was asked. */
export interface WrittenQuery {
  readonly field: WrittenField;
  readonly language: 'en' | 'ro';
  readonly question: string;
  readonly query: Query;
  readonly isRight: boolean;
}

const label = (name: string): NodeSet => ({ kind: 'label', label: name });
const where = (of: NodeSet, ...that: Predicate[]): NodeSet => ({
  kind: 'where',
  of,
  that: that.length === 1 ? (that[0] as Predicate) : { kind: 'and', of: that },
});
const linked = (
  type: string,
  direction: Direction,
  set: NodeSet,
  quantity: Quantity = { kind: 'some' },
): Predicate => ({ kind: 'linked', step: { types: [type], direction }, set, quantity });
const compare = (property: string, is: '=' | '<' | '>' | '≥' | '≤' | '≠', value: string | number): Predicate => ({
  kind: 'compare',
  property,
  is,
  value,
});
const nodes = (set: NodeSet): Query => ({ kind: 'nodes', set });
const count = (set: NodeSet): Query => ({ kind: 'count', set });
const follow = (of: NodeSet, type: string, direction: Direction): NodeSet => ({
  kind: 'follow',
  of,
  step: { types: [type], direction },
});

const MUSICIAN = label('Musician');
const of =
  (field: WrittenField) =>
  (name: string): NodeSet => ({ kind: 'nodes', ids: [field.world.named(name).id] });
const named = of(ORCHESTRAS);
const called = of(PAINTINGS);
const top = (set: NodeSet, property: string, order: 'most' | 'least', many = 1): NodeSet => ({
  kind: 'top',
  of: set,
  by: { kind: 'property', property },
  order,
  count: many,
});

type Case = readonly [question: string, query: Query];

const ENGLISH_WRONG: readonly Case[] = [
  // The wrong way round.
  ['Which performers play the violin?', nodes(where(MUSICIAN, linked('PLAYS', 'in', named('Violin'))))],
  ['Whom does Max Orlov teach?', nodes(follow(named('Max Orlov'), 'TEACHES', 'in'))],
  ['Who teaches Tom Reyes?', nodes(follow(named('Tom Reyes'), 'TEACHES', 'out'))],
  ['Which shows did Aurora give?', nodes(follow(named('Aurora'), 'GAVE', 'in'))],
  // A condition is gone.
  ['Which musicians of Aurora play the violin?', nodes(where(MUSICIAN, linked('MEMBER_OF', 'out', named('Aurora'))))],
  ['Which musicians born after 1980 play the horn?', nodes(where(MUSICIAN, linked('PLAYS', 'out', named('Horn'))))],
  ['How many concerts did Aurora give in 2021?', count(follow(named('Aurora'), 'GAVE', 'out'))],
  ['Which musicians do not play the violin?', nodes(where(MUSICIAN, linked('PLAYS', 'out', named('Violin'))))],
  ['Which musicians play only the horn?', nodes(where(MUSICIAN, linked('PLAYS', 'out', named('Horn'))))],
  ['Who plays both the cello and the horn?', nodes(where(MUSICIAN, linked('PLAYS', 'out', named('Cello'))))],
  ['Which woodwind instruments are there?', nodes(label('Instrument'))],
  // Another label, property or type.
  ['How many concerts are there?', count(label('Orchestra'))],
  ['Which orchestras were founded before 1950?', nodes(where(MUSICIAN, compare('born', '<', 1950)))],
  ['What is the salary of Lea Brandt?', { kind: 'values', set: named('Lea Brandt'), properties: ['born'] }],
  ['Which musicians play the oboe?', nodes(where(MUSICIAN, linked('MEMBER_OF', 'out', label('Orchestra'))))],
  // A value that nobody said.
  ['Which concerts were given in 2021?', nodes(where(label('Concert'), compare('year', '=', 2019)))],
  ['Which musicians earn more than 3000?', nodes(where(MUSICIAN, compare('salary', '>', 2600)))],
  ['Which instruments are woodwind?', nodes(where(label('Instrument'), compare('family', '=', 'brass')))],
  ['Who plays the cello?', nodes(where(MUSICIAN, linked('PLAYS', 'out', named('Horn'))))],
  // A filter too many.
  ['Which musicians are there?', nodes(where(MUSICIAN, compare('born', '>', 1980)))],
  ['How many instruments are there?', count(where(label('Instrument'), compare('family', '=', 'strings')))],
  [
    'Which musicians play the horn?',
    nodes(where(MUSICIAN, linked('PLAYS', 'out', named('Horn')), linked('MEMBER_OF', 'out', named('Aurora')))),
  ],
  // Another comparison, order or sum.
  ['Which musicians earn less than 2600?', nodes(where(MUSICIAN, compare('salary', '>', 2600)))],
  ['Which musicians were born before 1980?', nodes(where(MUSICIAN, compare('born', '>', 1980)))],
  ['Who is the youngest musician?', nodes(top(MUSICIAN, 'born', 'least'))],
  ['Which concert sold the fewest tickets?', nodes(top(label('Concert'), 'tickets', 'most'))],
  ['What is the average salary of the musicians?', { kind: 'aggregate', set: MUSICIAN, by: 'sum', property: 'salary' }],
  [
    'What is the total of the tickets of the concerts?',
    { kind: 'aggregate', set: label('Concert'), by: 'mean', property: 'tickets' },
  ],
  ['The three musicians with the highest salary', nodes(top(MUSICIAN, 'salary', 'most', 2))],
  ['Which musicians play the violin?', count(where(MUSICIAN, linked('PLAYS', 'out', named('Violin'))))],
  // Nothing of the graph.
  ['Which musicians like chess?', nodes(MUSICIAN)],
  ['Who conducts Meridian?', nodes(where(MUSICIAN, linked('MEMBER_OF', 'out', named('Meridian'))))],
];

const ROMANIAN_WRONG: readonly Case[] = [
  ['Câte tablouri sunt expuse în Cuza?', count(label('Tablou'))],
  ['Cine a pictat Amurg?', nodes(follow(called('Amurg'), 'A_PICTAT', 'out'))],
  ['Ce tablouri nu sunt expuse în Cuza?', nodes(where(label('Tablou'), linked('EXPUS_ÎN', 'out', called('Cuza'))))],
  ['Care este cel mai vechi tablou?', nodes(top(label('Tablou'), 'an', 'most'))],
  ['Ce tablouri au prețul peste 1000?', nodes(where(label('Tablou'), compare('preț', '<', 1000)))],
  ['Câți pictori sunt?', count(label('Muzeu'))],
  ['Care este prețul mediu al tablourilor?', { kind: 'aggregate', set: label('Tablou'), by: 'sum', property: 'preț' }],
  ['Ce pictori s-au născut după 1950?', nodes(label('Pictor'))],
];

const ENGLISH_RIGHT: readonly Case[] = [
  ['Which musicians play the violin?', nodes(where(MUSICIAN, linked('PLAYS', 'out', named('Violin'))))],
  ['Who teaches Tom Reyes?', nodes(follow(named('Tom Reyes'), 'TEACHES', 'in'))],
  ['Which performers play the horn?', nodes(where(MUSICIAN, linked('PLAYS', 'out', named('Horn'))))],
  ['How many concerts are there?', count(label('Concert'))],
  ['Which concerts were given in 2021?', nodes(where(label('Concert'), compare('year', '=', 2021)))],
  ['What is the salary of Lea Brandt?', { kind: 'values', set: named('Lea Brandt'), properties: ['salary'] }],
  [
    'Which musicians do not play the violin?',
    nodes(where(MUSICIAN, linked('PLAYS', 'out', named('Violin'), { kind: 'none' }))),
  ],
  ['Which musicians were born before 1980?', nodes(where(MUSICIAN, compare('born', '<', 1980)))],
  [
    'What is the average salary of the musicians?',
    { kind: 'aggregate', set: MUSICIAN, by: 'mean', property: 'salary' },
  ],
  ['The three musicians with the highest salary', nodes(top(MUSICIAN, 'salary', 'most', 3))],
  ['Which shows did Aurora give?', nodes(follow(named('Aurora'), 'GAVE', 'out'))],
  [
    'Which musicians of Aurora play the violin?',
    nodes(where(MUSICIAN, linked('MEMBER_OF', 'out', named('Aurora')), linked('PLAYS', 'out', named('Violin')))),
  ],
  ['How many musicians belong to Meridian?', count(where(MUSICIAN, linked('MEMBER_OF', 'out', named('Meridian'))))],
  ['Which musicians make more than 3000?', nodes(where(MUSICIAN, compare('salary', '>', 3000)))],
];

const ROMANIAN_RIGHT: readonly Case[] = [
  ['Câte tablouri sunt expuse în Cuza?', count(where(label('Tablou'), linked('EXPUS_ÎN', 'out', called('Cuza'))))],
  ['Cine a pictat Amurg?', nodes(follow(called('Amurg'), 'A_PICTAT', 'in'))],
  ['Câți pictori sunt?', count(label('Pictor'))],
  [
    'Ce tablouri nu sunt expuse în Cuza?',
    nodes(where(label('Tablou'), linked('EXPUS_ÎN', 'out', called('Cuza'), { kind: 'none' }))),
  ],
  ['Care este prețul mediu al tablourilor?', { kind: 'aggregate', set: label('Tablou'), by: 'mean', property: 'preț' }],
  ['Ce pictori s-au născut după 1950?', nodes(where(label('Pictor'), compare('născut', '>', 1950)))],
];

const all = (field: WrittenField, language: 'en' | 'ro', cases: readonly Case[], isRight: boolean): WrittenQuery[] =>
  cases.map(([question, query]) => ({ field, language, question, query, isRight }));

/** What a model may write: 40 queries that are another question than the person's, and 20 that are theirs. */
export const WRITTEN: readonly WrittenQuery[] = [
  ...all(ORCHESTRAS, 'en', ENGLISH_WRONG, false),
  ...all(PAINTINGS, 'ro', ROMANIAN_WRONG, false),
  ...all(ORCHESTRAS, 'en', ENGLISH_RIGHT, true),
  ...all(PAINTINGS, 'ro', ROMANIAN_RIGHT, true),
];
