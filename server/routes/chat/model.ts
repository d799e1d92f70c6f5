import { type FastifyInstance } from 'fastify';

import { assistantModel } from '../../contract/operations/chat.js';
import { serveValue } from '../serve.js';
import { type Services } from '../services.js';

/** How it stands with the language model that answers here. */
export function serveAssistantModel(app: FastifyInstance, { modelState }: Pick<Services, 'modelState'>): void {
  serveValue(app, assistantModel, async () => ({ state: modelState() }));
}
