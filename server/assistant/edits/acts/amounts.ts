import { PACKS, UNITS } from '../../language/Pack.js';
import { wordsOfName } from '../../grammar/Schema.js';
import { type EditContext, kindOf, type Target } from '../EditContext.js';
import { attempted, EditRejection } from '../EditRejection.js';
import { knownLabel, knownProperty, saysPart } from '../finding/names.js';
import { unread } from '../finding/newNames.js';
import { nodesOf, thoseOf } from '../finding/nodes.js';
import { valueOf } from '../finding/values.js';
import { phraseAt, type Word } from '../reading/words.js';
import { comparing, measured, measuredAs, onlyOne } from '../told/values.js';
import { type Acting, forEach, settingEdits } from './operations.js';

/** A number, or a part of what there is. */
interface Amount {
  readonly value: number;
  readonly isShare: boolean;
}

/** As many places as a sum of decimals may have. */
const PLACES = 6;

/** What words say as an amount: 10 %, 2, one, 1,000. */
function amountOf(words: readonly Word[], context: EditContext): Amount {
  const { grammar, text } = context;
  const last = words.at(-1);
  if (last === undefined) throw new EditRejection('misfit');
  const spoken = words.findIndex((_, at) => at > 0 && phraseAt(words, at, grammar.percent) === words.length - at);
  const said = spoken > 0 ? words.slice(0, spoken) : words;
  const word = said.length === 1 ? PACKS[context.language].numbers[last.word] : undefined;
  return {
    value: word ?? Number(valueOf(said, 'number', context).value),
    isShare: spoken > 0 || /^\s*%/u.test(text.slice(last.to)),
  };
}

/** Finds a number of nodes of some labels. */
type Finding = (labels: readonly string[]) => string | undefined;

const numbersOf = (labels: readonly string[], context: EditContext): string[] =>
  context.propertiesOf(labels).flatMap(({ name, kind }) => (kind === 'number' ? [name] : []));

/** A number as a person calls it, as its word measures it, or by a part of its name: the rate, where there is a day rate. */
const called =
  (words: readonly Word[], context: EditContext): Finding =>
  (labels) =>
    [knownProperty, measured]
      .map((find) => find(words, labels, context))
      .find((name) => name !== undefined && kindOf(name, labels, context) === 'number') ??
    onlyOne(numbersOf(labels, context).filter((name) => saysPart(words, name)));

/** A number that is told in the unit of an amount: 10 g of `weight_g`. */
const toldIn =
  (amount: readonly Word[], context: EditContext): Finding =>
  (labels) => {
    const said = amount.slice(1).map(({ word }) => word);
    const unit = Object.values(UNITS).find((all) => all.includes(said.join(' '))) ?? said;
    const isIn = (words: readonly string[]) =>
      words.some((_, at) => at > 0 && unit.includes(words.slice(at).join(' ')));
    return onlyOne(numbersOf(labels, context).filter((name) => isIn(wordsOfName(name))));
  };

/** The nodes whose numbers change: a label in the plural alone means all of them. */
async function allOf(words: readonly Word[], context: EditContext, has?: Parameters<typeof nodesOf>[2]) {
  const [every] = context.grammar.every;
  const last = words.at(-1);
  const isPlural = last !== undefined && !last.quoted && new RegExp(context.pack.plural, 'u').test(last.word);
  const isSaid = phraseAt(words, 0, context.grammar.every) > 0;
  if (isSaid || !isPlural || every === undefined || knownLabel(words, context) === undefined)
    return nodesOf(words, context, has);
  return nodesOf([{ ...last, raw: every, word: every, quoted: false }, ...words], context);
}

/** Those among nodes that words mean which have a number: where none has, those of the kind that the words name. */
async function bearing(words: readonly Word[], find: Finding, context: EditContext): Promise<readonly Target[]> {
  const has = ({ labels }: Pick<Target, 'labels'>) => find(labels) !== undefined;
  const own = await attempted(() => allOf(words, context, has));
  if (!(own instanceof EditRejection) && own.some(has)) return own;
  const those = await thoseOf(words, context, has);
  if (those === undefined && own instanceof EditRejection) throw own;
  return those ?? (own as readonly Target[]);
}

/** Works out a number of each node from what it is. */
const workedOut = (
  targets: readonly Target[],
  find: Finding,
  to: (before: number, name: string, labels: readonly string[]) => number,
  said: readonly Word[],
  context: EditContext,
) =>
  forEach(
    targets,
    (target) => {
      const name = find(target.labels);
      if (name === undefined) throw unread(said, context);
      const before = target.node?.properties[name];
      if (typeof before !== 'number') return [];
      return settingEdits(target, name, { value: Number(to(before, name, target.labels).toFixed(PLACES)) });
    },
    'noProperty',
    { words: said },
  );

const more = (before: number, { value, isShare }: Amount, sign: number): number =>
  isShare ? before * (1 + (sign * value) / 100) : before + sign * value;

/** Numbers of nodes grow or shrink: by an amount or a share, or to a number that lies on that side. */
const adjust =
  (sign: 1 | -1): Acting =>
  async ({ nodes = [], property: own, amount = [], measure, value, done = [], verb = [] }, context) => {
    const property = measure ?? own ?? context.properties.at(-1);
    if (property === undefined) throw new EditRejection('misfit');
    const find = (measure === undefined ? called : toldIn)(property, context);
    const targets = await (measure === undefined ? bearing(nodes, find, context) : allOf(nodes, context));
    const times = amount.length > 0 ? undefined : context.grammar.multiplying[verb[0]?.word ?? ''];
    const said =
      times === undefined ? amountOf(value ?? measure ?? amount, context) : { value: (times - 1) * 100, isShare: true };
    const { have } = PACKS[context.language].operators;
    const edits = await workedOut(
      targets,
      find,
      (before, name, labels) => {
        // A verb may say no more than the property: has 3 more goals, scored 3 more goals.
        const isOf = (word: Word) => phraseAt([word], 0, have) > 0 || measured([word], labels, context) === name;
        if (!done.every(isOf)) throw unread(done, context);
        if (value === undefined) return more(before, said, sign);
        if (said.isShare || sign * (said.value - before) <= 0) throw new EditRejection('misfit');
        return said.value;
      },
      property,
      context,
    );
    if (measure === undefined) context.properties.push(property);
    return edits;
  };

/** Numbers of nodes grow. */
export const raise = adjust(1);
/** Numbers of nodes shrink. */
export const lower = adjust(-1);

/** A number of nodes grows or shrinks as a comparative, or a verb made of one, says: cheaper by 10. */
export const grow: Acting = async ({ nodes = [], amount = [], verb = [], adjective }, context) => {
  const targets = await allOf(nodes, context);
  const said = amountOf(amount, context);
  const words = adjective ?? verb.map((word) => ({ ...word, word: context.grammar.growing[word.word] ?? '' }));
  const meant = (labels: readonly string[]) => comparing(words, labels, context);
  const by = (before: number, _: string, labels: readonly string[]) => more(before, said, meant(labels)?.sign ?? 0);
  return workedOut(targets, (labels) => meant(labels)?.name, by, words, context);
};

/** A number is one's age, or what its word measures. */
export const measure: Acting = async ({ nodes = [], amount = [], property }, context) => {
  const targets = await nodesOf(nodes, context);
  const { value, isShare } = amountOf(amount, context);
  return forEach(targets, (target) => {
    const { labels } = target;
    const name =
      property === undefined ? measuredAs(context.grammar.age, labels, context) : called(property, context)(labels);
    if (name === undefined || isShare) throw unread(property ?? amount, context);
    return settingEdits(target, name, { value });
  });
};
