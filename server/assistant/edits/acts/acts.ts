import { grow, lower, measure, raise } from './amounts.js';
import { create, describe } from './create.js';
import { connect, disconnect, move, succeed } from './links.js';
import { deleteTie, deleteType, label, relabel, remove, rename, reproperty, retype, unlabel } from './names.js';
import { type Acting } from './operations.js';
import { state } from './state.js';
import { claim, mark, swap, tell, untell } from './tell.js';
import { exchange, measureTie, set, setTie, unset } from './values.js';

/** What makes the edits of each act. */
export const ACTS = {
  ...{ create, describe, state, tell, claim, untell, swap, mark, connect, disconnect, move, succeed, exchange },
  ...{ set, unset, raise, lower, grow, measure, setTie, measureTie },
  ...{ rename, label, unlabel, relabel, retype, reproperty, delete: remove, deleteTie, deleteType },
} satisfies Readonly<Record<string, Acting>>;
