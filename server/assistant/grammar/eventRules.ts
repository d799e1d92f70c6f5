import { type Order } from '../../../domain/query/Query.js';
import { type Built, described, fitting, fulfilling, isOpen, link, madeOf, plain, query, stands } from './building.js';
import { stepsIn } from './steps.js';
import { type SetMeaning } from './Meaning.js';
import { eachOrder, eitherWay, type Of, type Rule, rule, type Where } from './Rule.js';
import { overlap, type Schema } from './Schema.js';
import { compared } from './valueRules.js';

type Event = Of<'event'>;

/** What is said further of an event is said of the same rows; of what was denied or counted nothing more. */
const narrowed = (event: Event, built: readonly Built<SetMeaning>[], isOf = event.isOf === true): Built[] =>
  event.isNot === true || event.rank !== undefined
    ? []
    : madeOf(built, (rows) => plain({ ...event, rows, ...(isOf ? { isOf } : {}) }));

/** An event with who or what took part in it. */
const withPart = (event: Event, other: SetMeaning, schema: Schema): Built[] =>
  stands(other) && other.labels.length > 0 && overlap(event.rows.labels, other.labels) === undefined
    ? narrowed(
        event,
        described(schema, event.rows, link(undefined, other)),
        event.isOf === true || other.isNamed === true,
      )
    : [];

/** An event with a value of its own, or of what took part in it: (repotted) the snake plant. */
function withValue(event: Event, { that, labels }: Of<'pred'>, schema: Schema): Built[] {
  const [label, ...more] = labels;
  if (label === undefined || more.length > 0) return [];
  if (event.rows.labels.includes(label)) return narrowed(event, fulfilling(event.rows, that, labels));
  const set: SetMeaning = { cat: 'set', labels, set: { kind: 'where', of: { kind: 'label', label }, that } };
  return withPart(event, set, schema);
}

/** An event in a year, by the one day that its rows have. */
function inTime(event: Event, { is, value, isTime }: Of<'cmp'>, where: Where): Built[] {
  const { labels } = event.rows;
  const [link, ...more] = fitting(where.schema.daysOf(labels), labels);
  return isTime !== true || link === undefined || more.length > 0
    ? []
    : narrowed(event, fulfilling(event.rows, compared(where, link.property, is, value), labels));
}

/** Those who a question asks for as they may take part in an event: who, the only persons. */
function headOf(set: SetMeaning, { rows }: Event, schema: Schema): SetMeaning | undefined {
  if (set.isWho !== true)
    return set.labels.length > 0 && overlap(set.labels, rows.labels) === undefined ? set : undefined;
  const [row] = rows.labels;
  const found = stepsIn(schema).filter(({ from, to }) => to === row && schema.persons.includes(from));
  const [only, ...more] = found;
  return only === undefined || more.length > 0
    ? undefined
    : { ...set, labels: [only.from], set: { kind: 'label', label: only.from } };
}

/** Those with the most of an amount that the verb itself names: who waters the most. */
function byAmount(head: SetMeaning, { rows, amounts }: Event, order: Order, schema: Schema): Built<SetMeaning>[] {
  const [label] = head.labels;
  const [step, ...more] = stepsIn(schema).filter(({ from, to }) => from === label && rows.labels.includes(to));
  if (step === undefined || more.length > 0) return [];
  const along = { types: [step.type], direction: step.direction };
  return amounts.flatMap(({ property }) => {
    const by = { kind: 'over', step: along, set: rows.set, property, by: 'sum' } as const;
    const set = { kind: 'top', of: head.set, by, order, count: 1 } as const;
    return [{ meaning: { ...withoutRole(head), set }, cost: 0.1 }];
  });
}
const withoutRole = ({ asks: _, isPlain: __, isWho: ___, ...set }: SetMeaning): SetMeaning => set;

/** Who or what took part in an event, or never did. */
function tookPart(set: SetMeaning, event: Event, schema: Schema): Built[] {
  const head = isOpen(set) ? headOf(set, event, schema) : undefined;
  if (head === undefined) return [];
  const { rows, rank, isNot } = event;
  if (rank === undefined)
    return described(schema, head, link(undefined, rows, isNot === true ? { amount: { kind: 'none' } } : {}));
  const often = described(schema, head, link(undefined, rows, { amount: { kind: rank } }));
  return madeOf([...often, ...byAmount(head, event, rank, schema)], (one) =>
    plain(set.asked === undefined ? one : { ...one, asked: set.asked }),
  );
}

/** Rules of verbs for what rows tell: who did it, to what, when, how often, or never. */
export const EVENTS: readonly Rule[] = [
  ...eitherWay('eventOf', ['event', 'set'], '(did) Beth water (Spiky)', (event, set, { schema }) =>
    set.isNamed === true ? withPart(event, set, schema) : [],
  ),
  rule(
    'eventNeverBy',
    ['set', 'event'],
    '(which plants) has Ann never watered',
    (set, { isNot, ...event }, { schema }) =>
      isNot === true && set.isNamed === true
        ? withPart(event, set, schema).map(({ meaning, cost }) => ({
            meaning: meaning.cat === 'event' ? { ...meaning, isNot } : meaning,
            cost,
          }))
        : [],
  ),
  rule('eventValue', ['event', 'pred'], 'pruned the dwarf apple', (event, pred, { schema }) =>
    withValue(event, pred, schema),
  ),
  rule('eventInTime', ['event', 'cmp'], 'watered in 2024', inTime),
  rule('eventAnything', ['event', 'op:anybody'], 'watered something', (event) =>
    narrowed(event, [{ meaning: event.rows, cost: 0 }]),
  ),
  rule('eventNever', ['op:not', 'event'], 'never watered', (_, event) =>
    event.isNot === true || event.rank !== undefined ? [] : plain({ ...event, isNot: true }),
  ),
  ...eachOrder((order, op) => [
    rule('eventMost', ['event', op], '(who) waters the most', (event, { isAtEnd, isOften }) =>
      event.isNot === true || event.rank !== undefined || (isAtEnd !== true && isOften !== true)
        ? []
        : plain({ ...event, rank: order, ...(isOften === true ? { amounts: [] } : {}) }),
    ),
  ]),
  rule('tookPart', ['set', 'event'], 'which trees were pruned', (set, event, { schema }) =>
    tookPart(set, event, schema),
  ),
  rule('eventsOf', ['op:count', 'event'], 'how often did we prune the apple', ({ isOften }, { rows, isNot, rank }) =>
    isOften === true && isNot !== true && rank === undefined ? query({ kind: 'count', set: rows.set }) : [],
  ),
  rule(
    'whetherEvent',
    ['op:is', 'event'],
    'did we ever prune the apple',
    (_, { rows, isOf, isNot, rank }, { isFirst, isLast }) =>
      isFirst && isLast && isOf === true && isNot !== true && rank === undefined
        ? query({ kind: 'exists', set: rows.set })
        : [],
  ),
  rule('metAt', ['op:meet', 'pp'], '(which flies) turned up at the weir', (_, { set, of }) =>
    of || set.isNamed !== true ? [] : plain(link(undefined, set, { isMet: true })),
  ),
];
