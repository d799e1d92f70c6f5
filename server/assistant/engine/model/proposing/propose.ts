import { tool } from 'ai';

import { type ProposedOperation } from '../../../../contract/chat/messages.js';
import { EditContext } from '../../../edits/EditContext.js';
import { saidProposal } from '../../../edits/told/saidProposal.js';
import { type Citation } from '../../Engine.js';
import { type ToolScene } from '../tools/ToolScene.js';
import { Drafts } from './Drafts.js';
import { proposedInput } from './proposedInput.js';

/** Keeps the last proposal of a turn. */
export class Proposing {
  #made: { readonly operations: readonly ProposedOperation[]; readonly citations: readonly Citation[] } | undefined;

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
        const { question, language, reading, context } = this.context;
        const shape = await reading.shape();
        const drafts = new Drafts(
          new EditContext(question, language, reading, shape, context.now, async () => undefined),
        );
        for (const change of changes) await drafts.add(change);
        this.#made = { operations: drafts.operations, citations: drafts.citations };
        return { proposed: drafts.operations.map(({ summary }) => summary) };
      },
    });
  }

  /** The proposal in a sentence, as the offline engine says it. */
  said(): string {
    return saidProposal(this.#made?.operations ?? [], this.context.language);
  }
}
