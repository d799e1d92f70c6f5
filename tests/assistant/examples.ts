import { readFileSync } from 'node:fs';

import { type Language } from './graphs/Language.js';

/** A train example that stands in the project while the questions are asked. */
interface PlantedExample {
  readonly id: string;
  readonly language: Language;
  readonly question: string;
  readonly answer: string;
  readonly tags: readonly string[];
}

/** The train examples of the person who asks, in both languages. */
export const EXAMPLES = JSON.parse(
  readFileSync(new URL('./examples.json', import.meta.url), 'utf8'),
) as readonly PlantedExample[];
