import { type PatchOperation } from '../../../contract/edits.js';
import { type Answer } from '../../engine/Engine.js';
import { type Language } from '../../../language/Language.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { EDIT_TEXTS } from '../texts/EditTexts.js';
import { citationsOf, proposedOf } from '../told/proposed.js';
import { proposalSentence } from '../told/proposalSentence.js';
import { readOperations } from './readOperations.js';

/** Changes that a program proposes, and in which words. */
interface Proposed {
  readonly operations: readonly PatchOperation[];
  /** What they are for, as the program says it. */
  readonly text: string;
  /** What the person calls the program; undefined where they came with their own sign-in. */
  readonly program?: string | undefined;
}

/** A message in the name of the program, and the answer that holds the proposal. */
interface OutsideProposal {
  readonly question: string;
  readonly answer: Answer;
}

/**
 * Makes a proposal of changes from outside, of elements that are in the person's graph and could be changed so now. The words
 * of the program are shown as they are: they are none of ours, and none of the person's.
 */
export async function outsideProposal(
  { operations: sent, text, program }: Proposed,
  reading: GraphReading,
  language: Language,
): Promise<OutsideProposal> {
  const { t, wording } = EDIT_TEXTS[language];
  const operations = await proposedOf(await readOperations(sent, reading), reading, language);
  const said = proposalSentence(operations, language, program);
  return {
    question: program === undefined ? t('proposed') : t('proposedBy', { program }),
    answer: {
      text: `${said}\n\n> ${wording.plain(text)}`,
      language,
      basis: 'edit',
      citations: citationsOf(operations, reading),
      sources: [],
      suggestions: [],
      refused: false,
      engine: 'offline',
      proposal: { operations },
    },
  };
}
