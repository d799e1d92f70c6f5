import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel } from 'ai';

import { patientFetch } from './endpoint/patientFetch.js';
import { type Watch } from './endpoint/Watch.js';
import { type Limits } from './limits.js';
import { type ModelEndpoint } from './ModelEndpoint.js';

/**
 * The model of an OpenAI-compatible endpoint, asked as patiently as the limits allow. `watch` is told of every sign of life,
 * so that a server that thinks for long is not taken for one that is gone.
 */
export const modelAt = (
  { baseUrl, model, apiKey, fetch: call }: ModelEndpoint,
  limits: Limits,
  watch: Watch,
): LanguageModel =>
  createOpenAICompatible({
    name: 'harta',
    baseURL: baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: patientFetch(limits, watch, call),
    ...(apiKey === null ? {} : { apiKey }),
  })(model);
