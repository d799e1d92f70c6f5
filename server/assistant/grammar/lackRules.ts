import { forEach, fulfilling, plain } from './building.js';
import { type SetMeaning } from './Meaning.js';
import { type Rule, rule } from './Rule.js';

const ANYTHING: SetMeaning = { cat: 'set', set: { kind: 'all' }, labels: [] };

/** Rules of what is missing, and of those to whom something is done. */
export const LACKS: readonly Rule[] = [
  rule('lacks', ['op:no', 'prop'], 'without a price', (_, { links }) =>
    forEach(links, ({ property, labels }) => ({
      cat: 'pred',
      that: { kind: 'not', of: { kind: 'has', property } },
      labels,
    })),
  ),
  rule('hasLack', ['op:have', 'pred'], 'has no price', (_, pred) => (pred.that.kind === 'not' ? plain(pred) : [])),
  rule('whomLink', ['op:whom', 'link'], 'pe care le folosește o țară', (_, of) =>
    of.isVerbFirst === true || of.amount.kind !== 'some' ? plain({ ...of, head: 'object' }) : [],
  ),
  rule('atTime', ['op:at', 'cmp'], 'from before 2020', (_, cmp) => (cmp.isTime === true ? plain(cmp) : [])),
  rule('leftOfThose', ['pred', 'except'], 'lions except Leo', (pred, { set: left }) =>
    pred.labels.length !== 1
      ? []
      : fulfilling(ANYTHING, pred.that, pred.labels).flatMap(({ meaning }) =>
          meaning.cat === 'set' ? plain({ ...meaning, set: { kind: 'difference', of: [meaning.set, left.set] } }) : [],
        ),
  ),
];
