import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel } from 'ai';

import { type ModelSettings } from '../../../config/modelServer.js';
import { patientFetch } from './endpoint/patientFetch.js';
import { type Watch } from './endpoint/Watch.js';
import { type Limits } from './limits.js';

/**
 * The model of an OpenAI-compatible endpoint, asked as patiently as the limits allow. `watch` is told of every sign of life,
 * so that a server that thinks for long is not taken for one that is gone.
 */
export const modelAt = ({ baseUrl, model, apiKey }: ModelSettings, limits: Limits, watch: Watch): LanguageModel =>
  createOpenAICompatible({
    name: 'harta',
    baseURL: baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: patientFetch(limits, watch),
    ...(apiKey === null ? {} : { apiKey }),
  })(model);
