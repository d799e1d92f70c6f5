import { type AssistantModelState } from '../../../../contract/chat/messages.js';
import BOUNDS from './bounds.json' with { type: 'json' };

/** How far a model is believed: its readings are told, or only offered, or it is not asked. */
export type ModelTrust = 'trusted' | 'held' | 'unused';

/** What the questions of a check came to. */
export interface Tally {
  readonly asked: number;
  readonly right: number;
  readonly false: number;
  readonly refused: number;
}

/** Which questions were asked: what others came to decides nothing. */
export const EDITION = BOUNDS.edition;

/** How far a model is believed after a check. */
export function trustBy({ asked, right, false: wrong }: Tally): ModelTrust {
  const { trusted, unused } = BOUNDS;
  if (wrong > unused.falseAbove || right < unused.rightBelow * asked) return 'unused';
  return right >= trusted.rightAtLeast * asked && wrong <= trusted.falseAtMost ? 'trusted' : 'held';
}

/** How it stands with a model: nobody notices that one is away which nobody asks. Without trust there is no model. */
export function modelStateOf(trust?: ModelTrust, isAway: boolean = false): AssistantModelState {
  if (trust === undefined) return 'none';
  return isAway && trust !== 'unused' ? 'away' : trust;
}
