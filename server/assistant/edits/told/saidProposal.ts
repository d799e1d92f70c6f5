import { type ProposedOperation } from '../../../contract/chat/messages.js';
import { type Language } from '../../language/Language.js';
import { SAYINGS } from '../texts/Saying.js';

/** Changes of which a sentence tells each by itself. */
const MOST_SAID = 3;

/** A proposal in a sentence, Markdown. @param program who makes it, where that is not the assistant */
export function saidProposal(operations: readonly ProposedOperation[], language: Language, program?: string): string {
  const { t, wording } = SAYINGS[language];
  const more = operations.length - MOST_SAID;
  const what = operations.slice(0, MOST_SAID).map(({ summary }) => wording.plain(summary));
  const parts = more > 0 ? [...what, t('andMore', { count: more })] : what;
  return t(program === undefined ? 'proposal' : 'proposalOf', {
    count: operations.length,
    total: wording.number(operations.length),
    what: parts.join('; '),
    program: wording.plain(program ?? ''),
  });
}
