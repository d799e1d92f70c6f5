import { fold } from '../../../../domain/folding/fold.js';
import { PACKS } from '../../grammar/Pack.js';
import { EditRejection } from '../EditRejection.js';
import { nodesOf } from '../finding/nodes.js';
import { knownLabel, knownProperty } from '../finding/names.js';
import { unread } from '../finding/newNames.js';
import { valueOf } from '../finding/values.js';
import { type EditContext, kindOf, type Target } from '../EditContext.js';
import { phraseAt, type Word } from '../reading/words.js';
import { measured, ofDimension } from '../told/values.js';
import { nodesOfTargets } from './connect.js';
import { type Acting, type Edit } from './Edit.js';
import { settingEdit } from './update.js';

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

/** A property of nodes as a person calls it, or as its word measures it. */
function propertyOf(words: readonly Word[], labels: readonly string[], context: EditContext): string {
  const name = knownProperty(words, labels, context) ?? measured(words, labels, context);
  if (name === undefined || kindOf(name, labels, context) !== 'number') throw unread(words, context);
  return name;
}

/** Whether the verb of a sentence says no more than its property: has 3 more goals, scored 3 more goals. */
function isOf(verb: readonly Word[], property: string, labels: readonly string[], context: EditContext): boolean {
  const { have } = PACKS[context.language].operators;
  return verb.every(
    (word) => phraseAt([word], 0, have.map(fold)) > 0 || measured([word], labels, context) === property,
  );
}

const changed = (before: number, { value, isShare }: Amount, sign: 1 | -1): number =>
  Number((isShare ? before * (1 + (sign * value) / 100) : before + sign * value).toFixed(PLACES));

function changing(target: Target, property: string, amount: Amount, sign: 1 | -1, context: EditContext): Edit[] {
  const before = target.node?.properties[property];
  if (typeof before !== 'number') return [];
  const edit = settingEdit(target, property, { value: changed(before, amount, sign) }, context);
  return edit === undefined ? [] : [edit];
}

/** The nodes whose numbers change: a label in the plural alone means all of them. */
async function allOf(words: readonly Word[], context: EditContext): Promise<readonly Target[]> {
  const [every] = context.grammar.every;
  const last = words.at(-1);
  const isPlural = last !== undefined && !last.quoted && new RegExp(context.rules.plural, 'u').test(last.word);
  const isSaid = phraseAt(words, 0, context.grammar.every) > 0;
  if (isSaid || !isPlural || every === undefined || knownLabel(words, context) === undefined)
    return nodesOf(words, context);
  return nodesOf([{ ...last, raw: every, word: every, quoted: false }, ...words], context);
}

const adjust =
  (sign: 1 | -1): Acting =>
  async ({ nodes = [], property = [], amount = [], done = [] }, context) => {
    const said = amountOf(amount, context);
    const targets = await allOf(nodes, context);
    const edits = targets.flatMap((target) => {
      const name = propertyOf(property, target.labels, context);
      if (!isOf(done, name, target.labels, context)) throw unread(done, context);
      return changing(target, name, said, sign, context);
    });
    if (edits.length === 0) throw new EditRejection('noProperty', { words: property, nodes: nodesOfTargets(targets) });
    return edits;
  };

/** Numbers of nodes grow by an amount or a share. */
export const raise = adjust(1);
/** Numbers of nodes shrink by an amount or a share. */
export const lower = adjust(-1);

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
    const edit = settingEdit(target, name, { value }, context);
    return edit === undefined ? [] : [edit];
  });
  if (edits.length === 0) throw new EditRejection('already', { nodes: nodesOfTargets(targets) });
  return edits;
};
