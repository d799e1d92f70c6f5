import { tool } from 'ai';

import { type ProposedOperation } from '../../../../contract/chat/messages.js';
import { proposedOf, proposalSentence } from '../../../edits/told/proposed.js';
import { type ToolScene } from '../tools/ToolScene.js';
import { Drafts } from './Drafts.js';
import { proposedInput } from './proposedInput.js';

/** Keeps the last proposal of a turn. */
export class Proposing {
  #made: readonly ProposedOperation[] | undefined;

  constructor(private readonly context: ToolScene) {}

  get made() {
    return this.#made;
  }

  /** The tool: it writes nothing, and replaces what was proposed before in the turn. */
  tool() {
    return tool({
      description:
        'Propose changes of the graph, all at once, for the person to review. Nothing is written. Nodes that exist are named by ids that you have read.',
      inputSchema: proposedInput,
      execute: async ({ changes }) => {
        const { language, reading } = this.context;
        const drafts = new Drafts(reading, await reading.shape());
        const operations = changes.map((change) => drafts.of(change));
        this.#made = await proposedOf(operations, reading, language);
        return { proposed: this.#made.map(({ summary }) => summary) };
      },
    });
  }

  /** The proposal in a sentence, as the offline engine says it. */
  said(): string {
    return proposalSentence(this.#made ?? [], this.context.language);
  }
}
