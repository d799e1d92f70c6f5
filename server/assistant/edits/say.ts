import { MAX_PATCH_OPERATIONS } from '../../contract/edits.js';
import { type Edit } from './acts/Edit.js';
import { type EditRejection } from './EditRejection.js';
import { textOf } from './reading/words.js';
import { type EditContext } from './EditContext.js';

/** Changes and choices that a sentence names; the list beside it shows all. */
const MOST_SAID = 3;
const MOST_CHOICES = 8;

/** A proposal in a sentence or two; what stands in the graph is escaped. */
export function sayProposal(edits: readonly Edit[], context: EditContext): string {
  const { say } = context;
  const { wording } = say;
  const more = edits.length - MOST_SAID;
  const what = edits.slice(0, MOST_SAID).map(({ summary }) => wording.plain(summary));
  const parts = more > 0 ? [...what, say.t('andMore', { count: more })] : what;
  const text = say.t('proposal', { count: edits.length, total: wording.number(edits.length), what: parts.join('; ') });
  const idle = context.idle.map((rejection) => sayRejection(rejection, context));
  const told = [text, ...idle].join(' ');
  const duplicates = edits.flatMap(({ duplicates: own = [] }) => own);
  if (duplicates.length === 0) return told;
  return `${told} ${say.t('duplicates', { names: say.candidates(duplicates.slice(0, MOST_CHOICES)) })}`;
}

/** A rejection as a question back or a refusal. */
export function sayRejection({ reason, told }: EditRejection, { say, text, shape }: EditContext): string {
  const { wording } = say;
  const { nodes = [], names = [], words, said = words === undefined ? '' : textOf(words, text) } = told;
  const plain = wording.plain(said);
  const [label = ''] = shape.labels.map((one) => one.label);
  const ofNodes =
    reason === 'node'
      ? say.candidates(nodes.slice(0, MOST_CHOICES))
      : wording.list(nodes.slice(0, MOST_CHOICES).map((node) => `**${wording.name(node)}**`));
  return say.t(`doubt_${reason}`, {
    said: plain,
    words: say.t('quoted', { text: plain }),
    names: reason === 'property' ? wording.list(names.map((name) => `**${wording.plain(name)}**`)) : ofNodes,
    kind: say.t(`kind_${names[0] ?? 'text'}`),
    type: wording.plain(names[0] ?? shape.types[0]?.type ?? '…'),
    label: wording.plain(label),
    total: wording.number(told.total ?? 0),
    most: wording.number(MAX_PATCH_OPERATIONS),
  });
}

/** Whole requests that leave nothing open, for a person to choose from. */
export function waysOn({ reason, told }: EditRejection, { text, language, grammar, reading }: EditContext): string[] {
  const { nodes = [], names = [], words = [] } = told;
  const bare = text.trim().replace(/[.!?]+$/u, '');
  if (reason === 'type') return names.slice(0, MOST_CHOICES).map((name) => `${bare} ${grammar.by} ${name}`);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const put = (said: string) => `${text.slice(0, first.from)}${said}${text.slice(last.to)}`.trim();
  if (reason === 'property') return names.slice(0, MOST_CHOICES).map((name) => put(`"${name}"`));
  if (reason !== 'node') return [];
  const said = nodes.map((node) => ({ name: reading.nameOf(node), label: node.labels[0] ?? '' }));
  const isSame = said.every(({ name }) => name === said[0]?.name);
  const choices = said.map(({ name, label }) => (isSame ? `${language === 'en' ? 'the ' : ''}${label} ${name}` : name));
  return [...new Set(choices)].slice(0, MOST_CHOICES).map(put);
}
