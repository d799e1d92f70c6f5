import { fold } from '../../../domain/folding/fold.js';
import { type ProposedOperation } from '../../contract/chat/messages.js';
import { type GraphNode } from '../../contract/elements.js';
import { MAX_PATCH_OPERATIONS } from '../../contract/edits.js';
import { PACKS } from '../../language/Pack.js';
import { type EditRejection } from './EditRejection.js';
import { textOf } from './reading/words.js';
import { proposalSentence } from './told/proposalSentence.js';
import { type EditContext } from './EditContext.js';

/** Choices that a sentence names; the list beside it shows all. */
const MOST_CHOICES = 8;

/** A proposal in a sentence or two; what stands in the graph is escaped. */
export function proposalText(
  operations: readonly ProposedOperation[],
  duplicates: readonly GraphNode[],
  context: EditContext,
): string {
  const { say, language } = context;
  const idle = context.idle.map((rejection) => rejectionText(rejection, context));
  const told = [proposalSentence(operations, language), ...idle].join(' ');
  if (duplicates.length === 0) return told;
  return `${told} ${say.t('duplicates', { names: say.wording.list(say.candidates(duplicates.slice(0, MOST_CHOICES))) })}`;
}

/** A rejection as a question back or a refusal. */
export function rejectionText({ reason, told }: EditRejection, { say, text, shape }: EditContext): string {
  const { wording } = say;
  const { nodes = [], names = [], words, said = words === undefined ? '' : textOf(words, text) } = told;
  const plain = wording.plain(said);
  const [label = ''] = shape.labels.map((one) => one.label);
  const ofNodes =
    reason === 'node'
      ? wording.either(say.candidates(nodes.slice(0, MOST_CHOICES)))
      : wording.list(nodes.slice(0, MOST_CHOICES).map((node) => `**${wording.name(node)}**`));
  // A label or a property is there, whatever is meant by it.
  return say.t(`doubt_${told.isOfGraph === true ? 'notUnderstood' : reason}`, {
    said: plain,
    words: say.t('quoted', { text: plain }),
    names: reason === 'property' ? wording.either(names.map((name) => `**${wording.property(name)}**`)) : ofNodes,
    kind: say.t(`kind_${names[0] ?? 'text'}`),
    type: wording.type(names[0] ?? shape.types[0]?.type ?? '…'),
    label: wording.label(label, 'one'),
    total: wording.number(told.total ?? 0),
    most: wording.number(MAX_PATCH_OPERATIONS),
  });
}

/** Whole requests that leave nothing open, for a person to choose from. */
export function waysOn(
  { reason, told }: EditRejection,
  { text, language, grammar, reading, say }: EditContext,
): string[] {
  const { nodes = [], names = [], words = [] } = told;
  const bare = text.trim().replace(/[.!?]+$/u, '');
  if (reason === 'type') {
    const said = names.slice(0, MOST_CHOICES).map((name) => say.t('quoted', { text: say.wording.typeIn(name) }));
    return said.map((one) => `${bare} ${grammar.by} ${one}`);
  }
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const put = (said: string) => `${text.slice(0, first.from)}${said}${text.slice(last.to)}`.trim();
  if (reason === 'property') return names.slice(0, MOST_CHOICES).map((name) => put(`"${name}"`));
  if (reason !== 'node') return [];
  const said = nodes.map((node) => ({ name: reading.nameOf(node), label: say.labels(node.labels.slice(0, 1)) }));
  const isSame = said.every(({ name }) => fold(name) === fold(said[0]?.name ?? ''));
  const [the] = PACKS[language].dialogue.definite.before;
  const choices = said.map(({ name, label }) => (isSame ? [the ?? [], label, name].flat().join(' ') : name));
  return [...new Set(choices)].slice(0, MOST_CHOICES).map(put);
}
