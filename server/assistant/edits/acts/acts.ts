import { connect, connectBy, disconnect } from './connect.js';
import { create } from './create.js';
import { type Acting } from './Edit.js';
import { grow, lower, measure, multiply, raise } from './adjust.js';
import { createAs, describe } from './describe.js';
import { exchange } from './exchange.js';
import { relabel, reproperty } from './everywhere.js';
import { leave, move, succeed } from './move.js';
import { claim, mark, swap, tell, untell } from './tell.js';
import { deleteTie, deleteType, measureTie, retype, setTie } from './ties.js';
import { remove } from './remove.js';
import { state } from './state.js';
import { label, rename, set, unlabel, unset } from './update.js';

/** What makes the edits of each act. */
export const ACTS = {
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
  multiply,
  exchange,
  grow,
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
  connectBy,
} satisfies Readonly<Record<string, Acting>>;
