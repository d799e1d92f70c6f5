import { type OwnerId } from '../../../contract/ids.js';
import { forgetEffects, ownersIn } from '../../records/sqlite/outbox.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { type Effect } from '../../../graph/ports/Outbox.js';
import { type PersonFiles } from '../PersonFiles.js';
import { effectsIn, markEffectDone } from './effectRows.js';

/** Everything about effects that wait; all of it runs where commits are made, so that none comes in between. */
export const effectCommands = ({ files }: { readonly files: PersonFiles }, app: OwnedDatabase) => ({
  ownersWithEffects: (): OwnerId[] => ownersIn(app, 'effect_owner'),

  waitingEffects: (owner: OwnerId): Effect[] => {
    const effects = files.has(owner) ? effectsIn(files.of(owner)) : [];
    if (effects.length === 0) forgetEffects(app, owner);
    return effects;
  },

  /** A kill between the two steps leaves a person of whom nothing waits, who is forgotten at the next start. */
  effectDone: (owner: OwnerId, key: string): void => {
    const file = files.of(owner);
    markEffectDone(file, key);
    if (effectsIn(file).length === 0) forgetEffects(app, owner);
  },
});
