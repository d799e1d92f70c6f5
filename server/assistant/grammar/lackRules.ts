import { ANYBODY, doer, forEach, fulfilling, link, madeOf, plain, stands } from './building.js';
import { isSo, isYesOrNo, negated } from './truths.js';
import { type Rule, rule } from './Rule.js';

/** Rules of what is missing or denied, and of those to whom something is done. */
export const LACKS: readonly Rule[] = [
  rule('lacks', ['op:no', 'prop'], 'without a price', (_, { links }, { schema }) =>
    forEach(links, ({ property, labels }) => {
      // Of a yes or no it is told of each: those without a garden are those of whom it says no.
      const told = schema.properties.find((one) => one.property === property && isYesOrNo(one));
      if (told !== undefined) return isSo({ ...told, labels }, false);
      return { cat: 'pred', that: negated({ kind: 'has', property }, schema.properties), labels };
    }),
  ),
  rule('whomLink', ['op:whom', 'link'], 'pe care le folosește o țară', (_, of) =>
    of.isVerbFirst === true || of.amount.kind !== 'some' ? plain({ ...of, head: 'object' }) : [],
  ),
  rule('atTime', ['op:at', 'cmp'], 'from before 2020', (_, cmp) => (cmp.isTime === true ? plain(cmp) : [])),
  rule('doesAnything', ['rel', 'op:anybody'], '(has not) borrowed anything', ({ type, ...rel }) =>
    plain(link(type, ANYBODY, { head: doer(rel) })),
  ),
  rule('notLinkNone', ['op:not', 'link'], 'nu folosește nicio', (_, of) =>
    of.amount.kind === 'none' ? plain(of) : [],
  ),
  rule('atOther', ['op:at', 'op:other'], '(not connected) to any other', () =>
    plain({ cat: 'pp', set: ANYBODY, of: false }),
  ),
  rule('resumed', ['link', 'op:resumed'], '(pots that had) moss in them', (of) => plain(of)),
  rule('exceptPlace', ['op:except', 'pp'], '(clubs) except those in Leeds', (_, { set }) =>
    stands(set) ? plain(link(undefined, set, { amount: { kind: 'none' } })) : [],
  ),
  rule('leftOfThose', ['pred', 'except'], 'lions except Leo', (pred, { set: left }) =>
    pred.labels.length !== 1
      ? []
      : madeOf(fulfilling(ANYBODY, pred.that, pred.labels), (set) =>
          plain({ ...set, set: { kind: 'difference', of: [set.set, left.set] } }),
        ),
  ),
  rule('notPlace', ['op:not', 'pp'], 'not in the kitchen', (_, { set }) =>
    plain(link(undefined, set, { amount: { kind: 'none' } })),
  ),
  rule('notNamed', ['op:not', 'set'], '(products) outside Leeds', (_, set) =>
    set.isNamed === true && stands(set)
      ? [{ meaning: link(undefined, set, { amount: { kind: 'none' } }), cost: 0.1 }]
      : [],
  ),
];
