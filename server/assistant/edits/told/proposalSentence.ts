import { type ProposedOperation } from '../../../contract/chat/messages.js';
import { type Language } from '../../../language/Language.js';
import { EDIT_TEXTS } from '../texts/EditTexts.js';

/** Changes of which a sentence tells each by itself. */
const MOST_SAID = 3;

type Told = Pick<ProposedOperation, 'operation' | 'summary'>;

/** Whether something that is there would be gone. */
const deletes = ({ operation: { op, removeProperties, setProperties } }: Told): boolean =>
  op.startsWith('delete') || (removeProperties !== undefined && setProperties === undefined);

/** The changes that are told by themselves: all in the order in which they are made, or, of too many for that, what deletes first. */
function foremost(operations: readonly Told[]): readonly Told[] {
  if (operations.length <= MOST_SAID) return operations;
  return [...operations.filter(deletes), ...operations.filter((one) => !deletes(one))].slice(0, MOST_SAID);
}

/**
 * A proposal in a sentence, Markdown: whatever is left out of it, that something is deleted is not.
 *
 * @param program who makes it, where that is not the assistant
 */
export function proposalSentence(operations: readonly Told[], language: Language, program?: string): string {
  const { t, wording } = EDIT_TEXTS[language];
  const said = foremost(operations);
  const deleted = operations.filter((one) => deletes(one) && !said.includes(one)).length;
  const others = operations.length - said.length - deleted;
  const parts = [
    ...said.map(({ summary }) => wording.plain(summary)),
    ...(deleted > 0 ? [t('andDeletions', { count: deleted })] : []),
    ...(others > 0 ? [t('andMore', { count: others })] : []),
  ];
  return t(program === undefined ? 'proposal' : 'proposalOf', {
    count: operations.length,
    total: wording.number(operations.length),
    what: parts.join('; '),
    program: wording.plain(program ?? ''),
  });
}
