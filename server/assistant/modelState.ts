import { type AssistantModelState } from '../contract/chat/model.js';
import { type ModelTrust } from './engine/model/trust/trust.js';

/** How it stands with a model: nobody notices that one is away which nobody asks. Without trust there is no model. */
export function modelStateOf(trust?: ModelTrust, isAway: boolean = false): AssistantModelState {
  if (trust === undefined) return 'none';
  return isAway && trust !== 'unused' ? 'away' : trust;
}
