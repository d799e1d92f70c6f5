import { type Act } from '../reading/Grammar.js';
import { connect, disconnect } from './connect.js';
import { create } from './create.js';
import { type Acting } from './Edit.js';
import { lower, measure, raise } from './adjust.js';
import { createAs, describe } from './describe.js';
import { relabel, reproperty } from './everywhere.js';
import { leave, move, succeed } from './move.js';
import { claim, mark, swap, tell, untell } from './tell.js';
import { deleteTie, deleteType, measureTie, retype, setTie } from './ties.js';
import { again, connectBy } from './again.js';
import { remove } from './remove.js';
import { state } from './state.js';
import { label, rename, set, unlabel, unset } from './update.js';

/** What makes the edits of each act. */
export const ACTS: Readonly<Record<Act, Acting>> = {
  create,
  state,
  connect,
  disconnect,
  set,
  unset,
  rename,
  label,
  unlabel,
  delete: remove,
  describe,
  createAs,
  tell,
  claim,
  untell,
  swap,
  mark,
  raise,
  lower,
  measure,
  move,
  leave,
  succeed,
  setTie,
  measureTie,
  deleteTie,
  deleteType,
  retype,
  relabel,
  reproperty,
  again,
  connectBy,
};
