import { type Assistant } from '../assistant/Assistant.js';
import { type Engine } from '../assistant/engine/Engine.js';
import { HandingOnEngine, type TextsTaken } from '../assistant/handingOn/HandingOnEngine.js';
import { openAssistant } from '../assistant/openAssistant.js';
import { findRecording } from '../media/audio/findRecording.js';
import { draftOf } from '../people/notifications/draftOf.js';
import { type OpenStore } from '../platform/store/StorePorts.js';
import { type Background } from './openBackground.js';
import { type Work } from './openWork.js';

/** Takes texts and recordings that a message names to where they become graph. */
const textsTakenBy = ({ processing, audio }: Pick<Work, 'processing' | 'audio'>): TextsTaken => ({
  take: (scope, text) => processing.processText(scope, { text }),
  find: async (scope, title) => {
    const { items } = await processing.documents(scope, { text: title, pageSize: 100, pageToken: '1' });
    return items.find((document) => document.title === title);
  },
  recording: async (scope, name) => {
    const found = await findRecording(audio, scope, name);
    if (found === undefined) return undefined;
    return { ...(await processing.processRecording(scope, found)), isHeard: found.state !== 'waiting' };
  },
});

/** Fifth stage: the assistant. To be closed before the server. */
export const openAnswers = (
  { store, chats, trainExamples, aliases }: Pick<OpenStore, 'store' | 'chats' | 'trainExamples' | 'aliases'>,
  { live, runEffects, shared }: Pick<Background, 'live' | 'runEffects' | 'shared'>,
  work: Pick<Work, 'processing' | 'audio'>,
  engine: Engine,
): Assistant =>
  openAssistant({
    ...(shared === undefined ? {} : { shared }),
    ...{ store, chats, trainExamples, aliases, live, runEffects },
    engine: new HandingOnEngine(engine, textsTakenBy(work)),
    nearlyUsed: () => draftOf({ kind: 'allowanceNearlyUsed' }),
    proposed: (facts, conversation) =>
      draftOf({ kind: 'proposalWaiting', ...facts }, `/dashboard/chat?conversation=${conversation}`),
  });
