import { isNaming } from '../../../domain/caption/caption.js';
import { type Built, fitting, plain } from './building.js';
import { type PropertyLink, type SetMeaning } from './Meaning.js';
import { eitherWay, type Of, type Rule, rule } from './Rule.js';
import { sameWords, wordsOfName } from './Schema.js';

/** Whether a property is called as its label is: tables of bakers have a column "baker". */
const isLabelled = ({ property, labels }: PropertyLink): boolean =>
  labels.some((label) => sameWords(wordsOfName(property), wordsOfName(label)) === 1);

/** The values of a property of named nodes, or of one described. */
function about(set: SetMeaning, links: Of<'prop'>['links']): readonly Built[] {
  // The name of what is named says nothing, and beside what was ranked the word of a label is the label.
  const telling = links.filter((one) => !isLabelled(one) && !(set.isNamed === true && isNaming(one.property)));
  const known = fitting(telling, set.labels);
  const isOne = (set.isNamed === true && set.isEither !== true) || set.set.kind === 'top';
  if (!isOne || set.labels.length === 0 || known.length === 0) return [];
  // What it is ranked by is told with the first of a ranking.
  const by = set.set.kind === 'top' && set.set.by.kind === 'property' ? set.set.by.property : undefined;
  const isTold = known.some(({ property }) => property === by);
  return [{ meaning: { cat: 'about', set, links: known }, cost: isTold ? 0.1 : 0 }];
}

/** Rules of what is asked of something that is named: a property, a measure. */
export const ABOUT: readonly Rule[] = [
  rule('how', ['op:how', 'about'], 'how old is', (_, { set, links }) => {
    const known = links.filter((one) => one.isYear !== true);
    return known.length === 0 ? [] : plain({ cat: 'about', set, links: known });
  }),
  rule('when', ['op:when', 'about'], 'when was he born', (_, { links, set }) => {
    const years = links.filter((one) => one.isYear === true);
    return years.length === 0 ? [] : plain({ cat: 'about', set, links: years });
  }),
  rule('aboutOf', ['prop', 'pp'], 'the price of the lamp', ({ links }, { set }) => about(set, links)),
  ...eitherWay('about', ['prop', 'set'], '(when was) Flora born', ({ links }, set) => about(set, links)),
  ...eitherWay('measureOf', ['dim', 'set'], '(how) old is David', ({ links }, set) => {
    const known = links.filter((one) => one.isInverse !== true);
    return about(set, known);
  }),
];
