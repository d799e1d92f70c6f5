import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel } from 'ai';

import { patientFetch } from './endpoint/patientFetch.js';
import { type Watch } from './endpoint/Watch.js';
import { type Limits } from './limits.js';
import { type ModelEndpoint } from './ModelEndpoint.js';

/** The model of an OpenAI-compatible endpoint; every sign of life is reported to `watch`. */
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
