import { MAX_PATCH_OPERATIONS } from '../../contract/edits.js';
import { ACTS } from './acts/acts.js';
import { type Edit } from './acts/Edit.js';
import { EditRejection } from './EditRejection.js';
import { type Clause } from './reading/clauses.js';
import { matchesOf } from './reading/match.js';
import { textOf } from './reading/words.js';
import { type EditContext } from './EditContext.js';

/**
 * The edits of one clause in the first way of reading it that holds. Throws the rejection that says most when none
 * does.
 */
async function editsOf(clause: Clause, context: EditContext): Promise<readonly Edit[]> {
  let rejection: EditRejection | undefined;
  for (const { saying, slots } of matchesOf(clause, context.grammar)) {
    try {
      return await ACTS[saying.act](slots, context);
    } catch (error) {
      if (!(error instanceof EditRejection)) throw error;
      rejection = EditRejection.worthier(rejection, error);
    }
  }
  throw rejection ?? new EditRejection('misfit');
}

/** Keeps what the clauses after this one may refer to. */
function remember(edits: readonly Edit[], context: EditContext): void {
  for (const { operation, about } of edits) {
    const [target] = about;
    if (target === undefined) continue;
    const isNamed = operation.op === 'createNode' || operation.op === 'updateNode';
    if (isNamed) context.know(target);
    else context.speakOf(target);
  }
}

/** A rejection about a clause after one that was read: that the text is an edit is sure. */
function laterDoubt(rejection: EditRejection, { words }: Clause, { text }: EditContext): EditRejection {
  if (rejection.reason === 'misfit') return new EditRejection('notUnderstood', { said: textOf(words, text) });
  return rejection.reason === 'unknown' ? new EditRejection('unknown', { ...rejection.told, sure: true }) : rejection;
}

/**
 * The edits of all clauses, in order. All or none: a clause that cannot be read is a rejection about the whole. Throws
 * a `EditRejection`, of the reason `misfit` when the text seems to be no edit at all.
 */
export async function readEdits(clauses: readonly Clause[], context: EditContext): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  for (const clause of clauses) {
    try {
      const own = await editsOf(clause, context);
      remember(own, context);
      edits.push(...own);
    } catch (error) {
      throw edits.length > 0 && error instanceof EditRejection ? laterDoubt(error, clause, context) : error;
    }
  }
  if (edits.length > MAX_PATCH_OPERATIONS) throw new EditRejection('tooMany', { total: edits.length });
  return edits;
}
