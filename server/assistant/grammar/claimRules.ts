import {
  type Built,
  described,
  doer,
  fitting,
  fulfilling,
  having,
  isOpen,
  link,
  madeOf,
  plain,
  query,
  stands,
} from './building.js';
import { type SetMeaning } from './Meaning.js';
import { type Of, type Rule, rule } from './Rule.js';
import { overlap, type Schema } from './Schema.js';
import { compared } from './valueRules.js';

/** Whether a set is named, and not one of several: whether one or the other is so is no question of yes or no. */
const isOne = (set: SetMeaning): boolean => set.isNamed === true && set.isEither !== true;

const whether = (set: SetMeaning): Built[] =>
  set.isNamed === true && set.set.kind === 'where' ? query({ kind: 'exists', set: set.set }) : [];

/** What part of a set fulfils what is said of all of it. */
const shareOf =
  (whole: SetMeaning) =>
  ({ set }: SetMeaning): Built[] =>
    query({ kind: 'share', set, of: whole.set });

/** What is asked of the one that a question begins with, by what else is said of it. */
const answered = ({ subject, isEvery }: Of<'front'>, built: readonly Built<SetMeaning>[]): Built[] =>
  madeOf(built, isEvery ? shareOf(subject) : whether);

const joined = (schema: Schema, front: Of<'front'>, other: SetMeaning): Built[] =>
  front.links === undefined && stands(other)
    ? answered(front, described(schema, front.subject, link(front.type, other, { head: front.role })))
    : [];

/** A verb with the one that is named behind it, or with all of some. */
function fronted(of: SetMeaning | Of<'some'>, rest: Omit<Of<'front'>, 'cat' | 'subject' | 'isEvery'>): Built[] {
  const isEvery = of.cat === 'some';
  const subject = isEvery ? of.set : of;
  const isMeant = isEvery ? of.amount.kind === 'every' && isOpen(subject) : subject.isNamed === true && stands(subject);
  return isMeant ? plain({ cat: 'front', subject, isEvery, ...rest }) : [];
}

/** Rules of what is asked to be so or not: of one, or of all of some; also where the verb stands before who does it. */
export const CLAIMS: readonly Rule[] = [
  rule('whether', ['op:is', 'set'], 'is the omelette French', (_, set, { isFirst, isLast }) =>
    isFirst && isLast ? whether(set) : [],
  ),
  rule('whetherLink', ['set', 'link'], '(does) Compilers require Databases', (set, of, { schema }) =>
    isOne(set) ? described(schema, set, of) : [],
  ),
  rule('whetherPred', ['set', 'pred'], '(is) Ann Danish', (set, pred) =>
    isOne(set) ? fulfilling(set, pred.that, pred.labels) : [],
  ),
  rule('whetherFirst', ['pred', 'set'], 'e restaurat portretul', (pred, set) =>
    isOne(set) && stands(set) ? fulfilling(set, pred.that, pred.labels) : [],
  ),
  rule('whetherOne', ['set', 'set'], '(is) the omelette a French recipe', (one, other) =>
    isOne(one) &&
    stands(one) &&
    isOpen(other) &&
    stands(other) &&
    other.set.kind === 'where' &&
    overlap(one.labels, other.labels) !== undefined
      ? query({ kind: 'exists', set: { kind: 'intersection', of: [one.set, other.set] } })
      : [],
  ),
  rule('everyLink', ['some', 'link'], '(does) every club have a coach', ({ set, amount }, of, { schema }) =>
    amount.kind === 'every' && of.isRelative !== true ? madeOf(described(schema, set, of), shareOf(set)) : [],
  ),
  rule('everyIs', ['some', 'pred'], '(is) every player older than 20', ({ set, amount }, pred) =>
    amount.kind === 'every' && pred.isRelative !== true
      ? madeOf(fulfilling(set, pred.that, pred.labels), shareOf(set))
      : [],
  ),
  rule('share', ['op:share', 'set'], 'what percentage of clubs is in Leeds', (_, set, { isFirst }) =>
    isFirst && isOpen(set) && stands(set) && set.set.kind === 'where'
      ? query({ kind: 'share', set: set.set, of: set.set.of, asks: 'part' })
      : [],
  ),
  rule('isAsked', ['op:is', 'query'], 'is every …', (_, asked, { isFirst, isLast }) =>
    isFirst &&
    isLast &&
    ((asked.query.kind === 'share' && asked.query.asks !== 'part') || asked.query.kind === 'exists')
      ? plain(asked)
      : [],
  ),
  ...(['set', 'some'] as const).flatMap((cat) => [
    rule('front', ['rel', cat], 'folosesc toate proiectele (Java)', (rel, of, { isFirst }) =>
      isFirst ? fronted(of, { type: rel.type, role: doer(rel) }) : [],
    ),
    rule('frontHas', ['op:have', cat], 'are Rovers (antrenor)', (_, of, { isFirst }) =>
      isFirst ? fronted(of, {}) : [],
    ),
    rule('frontMeasure', ['dim', cat], 'câștigă toți testerii (peste 5000)', ({ links }, of, { isFirst }) =>
      isFirst ? fronted(of, { links }) : [],
    ),
  ]),
  rule('frontOther', ['front', 'set'], 'folosesc toate proiectele Java', (front, other, { schema, isLast }) =>
    isLast ? joined(schema, front, other) : [],
  ),
  rule('frontPlace', ['front', 'pp'], 'raportează Ana lui Barbu', (front, { set }, { schema, isLast }) =>
    isLast ? joined(schema, front, set) : [],
  ),
  rule('frontRole', ['front', 'rel'], 'au toate cluburile un șef', (front, rel, { schema, isLast }) =>
    isLast && front.type === undefined && front.links === undefined
      ? answered(front, described(schema, front.subject, having(rel, { kind: 'some' })))
      : [],
  ),
  rule(
    'frontCompared',
    ['front', 'cmp'],
    'câștigă toți testerii peste 5000',
    (front, { is, value, isTime, isThan }, where) =>
      where.isLast && isTime !== true && isThan !== true
        ? fitting(front.links ?? [], front.subject.labels).flatMap(({ property, labels, isYear }) =>
            isYear === true
              ? []
              : answered(front, fulfilling(front.subject, compared(where, property, is, value), labels)),
          )
        : [],
  ),
];
