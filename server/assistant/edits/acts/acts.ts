import { type Act } from '../reading/Grammar.js';
import { connect, disconnect } from './connect.js';
import { create } from './create.js';
import { type Acting } from './Edit.js';
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
};
