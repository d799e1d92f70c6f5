import { setTimeout as pause } from 'node:timers/promises';

import { type Answer, type AskingContext, type Engine } from '../../../server/assistant/engine/Engine.js';

/** What an engine of a test does with a question; what it gives is put over an answer that says what was emitted. */
export type Script = (asked: {
  readonly question: string;
  readonly context: AskingContext;
  readonly emit: (piece: string) => void;
  readonly signal: AbortSignal;
}) => Promise<Partial<Answer> | undefined>;

/** An engine that does what the test says. */
export class ScriptedEngine implements Engine {
  /** What it was asked. */
  readonly asked: { readonly question: string; readonly context: AskingContext }[] = [];

  constructor(public script: Script = says('Yes.')) {}

  async answer(
    question: string,
    context: AskingContext,
    emit: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<Answer> {
    this.asked.push({ question, context });
    let text = '';
    const given = await this.script({
      question,
      context,
      signal,
      emit: (piece) => {
        text += piece;
        emit(piece);
      },
    });
    return {
      text,
      language: 'en',
      basis: 'graph',
      citations: [],
      sources: [],
      suggestions: [],
      refused: false,
      engine: 'model',
      ...given,
    };
  }
}

/** Says these pieces, each after a while. */
export const says =
  (...pieces: readonly string[]): Script =>
  async ({ emit, signal }) => {
    for (const piece of pieces) {
      await pause(5, undefined, { signal });
      emit(piece);
    }
    return undefined;
  };

/** Says these pieces and then nothing until it is ended. */
export const hangsAfter =
  (...pieces: readonly string[]): Script =>
  async ({ emit, signal }) => {
    for (const piece of pieces) emit(piece);
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
    return undefined;
  };
