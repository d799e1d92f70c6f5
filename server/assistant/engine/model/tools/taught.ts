import { tool } from 'ai';
import { z } from 'zod';

import { findFaq } from '../../../faq/findFaq.js';
import { sureness, retrievalOf } from '../../../retrieval/retrieve.js';
import { type ToolScene } from './ToolScene.js';

const MOST = 4;
/** An example must be so near to be shown without being searched for. */
const NEAR = 0.4;

/** The person's examples near to some words, with their marks. */
function examplesNear(text: string, { context, language, grounding }: ToolScene, least = 0) {
  return retrievalOf(context.examples, language)
    .find(text, MOST)
    .filter((hit) => sureness(hit) >= least)
    .map(({ taught: { key, questions, answer } }) => ({
      mark: grounding.show({ kind: 'example', key }),
      question: questions[0] ?? '',
      answer,
    }));
}

/** Examples near enough to the question to be given along with it. */
export const nearExamples = (scene: ToolScene) => examplesNear(scene.question, scene, NEAR);

/** Searches the help on using Harta and what the person taught. */
export const searchHelpAndExamples = (scene: ToolScene) =>
  tool({
    description:
      'Search the help on how to use Harta (this application) and the examples that the person taught. Use it for questions on using the application.',
    inputSchema: z.object({ text: z.string().min(1).max(256) }),
    execute: ({ text }) => ({
      help: findFaq(scene.language, text)
        .slice(0, MOST)
        .map(({ key, question, answer }) => ({ mark: scene.grounding.show({ kind: 'faq', key }), question, answer })),
      examples: examplesNear(text, scene),
    }),
  });
