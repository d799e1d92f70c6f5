import { PACKS, UNITS } from '../../../language/Pack.js';
import { sameWord, wordsOfName } from '../../grammar/Schema.js';
import { attempted, EditRejection, someOf } from '../EditRejection.js';
import { type Fits, nodesOf, thoseOf } from '../finding/nodes.js';
import { knownLabel, knownProperty } from '../finding/names.js';
import { unread } from '../finding/newNames.js';
import { valueOf } from '../finding/values.js';
import { type EditContext, kindOf, type Target } from '../EditContext.js';
import { phraseAt, type Word } from '../reading/words.js';
import { comparing, measured, ofDimension } from '../told/values.js';
import { nodesOfTargets } from './connect.js';
import { type Acting, type Edit } from './Edit.js';
import { settingEdits } from './setting.js';

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
  const isShare = spoken > 0 || /^\s*%/u.test(text.slice(last.to));
  const said = spoken > 0 ? words.slice(0, spoken) : words;
  const word = said.length === 1 ? PACKS[context.language].numbers[last.word] : undefined;
  return { value: word ?? Number(valueOf(said, 'number', context).value), isShare };
}

/** The one number of nodes of which words say a part of the name: the rate, where there is a day rate. */
function partlySaid(words: readonly Word[], labels: readonly string[], context: EditContext): string | undefined {
  const [found, ...others] = context.propertiesOf(labels).filter(({ name, kind }) => {
    const own = wordsOfName(name);
    return kind === 'number' && words.every(({ word }) => own.some((one) => sameWord(one, word) >= 0.95));
  });
  return others.length === 0 ? found?.name : undefined;
}

/** A number of nodes as a person calls it, or as its word measures it. */
function numberOf(words: readonly Word[], labels: readonly string[], context: EditContext): string | undefined {
  // Only numbers grow: what else is called so is not meant.
  return [knownProperty, measured, partlySaid]
    .map((find) => find(words, labels, context))
    .find((name) => name !== undefined && kindOf(name, labels, context) === 'number');
}

function propertyOf(words: readonly Word[], labels: readonly string[], context: EditContext): string {
  const name = numberOf(words, labels, context);
  if (name === undefined) throw unread(words, context);
  return name;
}

/** The one number of nodes that is told in the unit of an amount: 10 g of `weight_g`. */
function toldIn(amount: readonly Word[], labels: readonly string[], context: EditContext): string {
  const said = amount.slice(1).map(({ word }) => word);
  const unit = Object.values(UNITS).find((all) => all.includes(said.join(' '))) ?? said;
  const [found, ...others] = context.propertiesOf(labels).filter(({ name, kind }) => {
    const words = wordsOfName(name);
    return kind === 'number' && words.some((_, at) => at > 0 && unit.includes(words.slice(at).join(' ')));
  });
  if (found === undefined || others.length > 0) throw unread(amount, context);
  return found.name;
}

/** Whether the verb of a sentence says no more than its property: has 3 more goals, scored 3 more goals. */
function isOf(verb: readonly Word[], property: string, labels: readonly string[], context: EditContext): boolean {
  const { have } = PACKS[context.language].operators;
  return verb.every((word) => phraseAt([word], 0, have) > 0 || measured([word], labels, context) === property);
}

const changed = (before: number, { value, isShare }: Amount, sign: 1 | -1): number =>
  Number((isShare ? before * (1 + (sign * value) / 100) : before + sign * value).toFixed(PLACES));

function changing(target: Target, property: string, amount: Amount, sign: 1 | -1): Edit[] {
  const before = target.node?.properties[property];
  return typeof before === 'number' ? settingEdits(target, property, { value: changed(before, amount, sign) }) : [];
}

/** A number grows or shrinks to another: one that lies on the other side of it was not meant. */
function reaching(target: Target, property: string, { value, isShare }: Amount, sign: 1 | -1): Edit[] {
  const before = target.node?.properties[property];
  if (typeof before !== 'number' || isShare || sign * (value - before) <= 0) throw new EditRejection('misfit');
  return settingEdits(target, property, { value });
}

/** The nodes whose numbers change: a label in the plural alone means all of them. */
async function allOf(words: readonly Word[], context: EditContext, fits?: Fits): Promise<readonly Target[]> {
  const [every] = context.grammar.every;
  const last = words.at(-1);
  const isPlural = last !== undefined && !last.quoted && new RegExp(context.pack.plural, 'u').test(last.word);
  const isSaid = phraseAt(words, 0, context.grammar.every) > 0;
  if (isSaid || !isPlural || every === undefined || knownLabel(words, context) === undefined)
    return nodesOf(words, context, fits);
  return nodesOf([{ ...last, raw: every, word: every, quoted: false }, ...words], context);
}

/** Those among nodes that words mean which have a number: where none has, those of the kind that the words name. */
async function bearing(words: readonly Word[], property: readonly Word[], context: EditContext) {
  const has = ({ labels }: Pick<Target, 'labels'>) => numberOf(property, labels, context) !== undefined;
  const own = await attempted(() => allOf(words, context, has));
  if (!(own instanceof EditRejection) && own.some(has)) return own;
  const those = await thoseOf(words, context, has);
  if (those !== undefined) return those;
  if (own instanceof EditRejection) throw own;
  return own;
}

const adjust =
  (sign: 1 | -1): Acting =>
  async ({ nodes = [], property: own, amount = [], measure, value, done = [] }, context) => {
    const property = own ?? (measure === undefined ? context.properties.at(-1) : measure);
    if (property === undefined) throw new EditRejection('misfit');
    const targets = await (measure === undefined ? bearing(nodes, property, context) : allOf(nodes, context));
    const said = amountOf(value ?? measure ?? amount, context);
    const edits = targets.flatMap((target) => {
      const name = (measure === undefined ? propertyOf : toldIn)(property, target.labels, context);
      if (!isOf(done, name, target.labels, context)) throw unread(done, context);
      return value === undefined ? changing(target, name, said, sign) : reaching(target, name, said, sign);
    });
    if (measure === undefined) context.properties.push(property);
    return someOf(edits, 'noProperty', { words: property, nodes: nodesOfTargets(targets) });
  };

/** Numbers of nodes grow by an amount or a share. */
export const raise = adjust(1);
/** Numbers of nodes shrink by an amount or a share. */
export const lower = adjust(-1);

/** A number of nodes becomes so many times what it is as the verb says: doubled, halved. */
export const multiply: Acting = async ({ nodes = [], property = [], verb = [] }, context) => {
  const times = context.grammar.multiplying[verb[0]?.word ?? ''];
  if (times === undefined) throw new EditRejection('misfit');
  const edits = (await bearing(nodes, property, context)).flatMap((target) =>
    changing(target, propertyOf(property, target.labels, context), { value: (times - 1) * 100, isShare: true }, 1),
  );
  return someOf(edits, 'noProperty', { words: property });
};

/** A number of nodes grows or shrinks as a comparative, or a verb made of one, says: cheaper by 10. */
export const grow: Acting = async ({ nodes = [], amount = [], verb = [], adjective }, context) => {
  const said = amountOf(amount, context);
  const form = context.grammar.growing[verb[0]?.word ?? ''];
  const words = adjective ?? verb.map((word) => ({ ...word, word: form ?? '' }));
  const edits = (await allOf(nodes, context)).flatMap((target) => {
    const meant = comparing(words, target.labels, context);
    if (meant === undefined) throw unread(words, context);
    return changing(target, meant.name, said, meant.sign);
  });
  return someOf(edits, 'misfit');
};

/** A number of one's age, or of what its word measures. */
export const measure: Acting = async ({ nodes = [], amount = [], property }, context) => {
  const targets = await nodesOf(nodes, context);
  const { value, isShare } = amountOf(amount, context);
  const edits = targets.flatMap((target) => {
    const name =
      property === undefined
        ? ofDimension(context.grammar.age, target.labels, context)
        : propertyOf(property, target.labels, context);
    if (name === undefined || isShare) throw unread(property ?? amount, context);
    return settingEdits(target, name, { value });
  });
  return someOf(edits, 'already', { nodes: nodesOfTargets(targets) });
};
