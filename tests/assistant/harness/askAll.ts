import { expect } from 'vitest';

import { type Engine } from '../../../server/assistant/engine/Engine.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { EXAMPLES } from '../examples.js';
import { NOW } from '../graphs/history.js';
import { graphOf, type GraphName } from '../graphs/graphs.js';
import { type Language } from '../graphs/Language.js';
import { judge } from '../judge/judge.js';
import { type Question } from '../truth/Question.js';
import { askAfter, givenAnswer } from './asking.js';
import { loadGraph, loadHistory } from './loadGraph.js';
import { type Judged } from './table.js';

const settingOf = ({ graph, language, graphLanguage = language }: Question) => `${graph} ${graphLanguage}`;

/** What is asked in a conversation up to a question and with it, oldest first. */
export function conversationOf(question: Question, questions: readonly Question[]): Question[] {
  const last = questions.find(({ id }) => id === question.after);
  return [...(last === undefined ? [] : conversationOf(last, questions)), question];
}

function load(store: GraphStore, setting: string): Promise<GraphScope> {
  const [graph, language] = setting.split(' ') as [GraphName, Language];
  return graph === 'history' ? loadHistory(store, language) : loadGraph(store, setting, graphOf(graph, language));
}

/** Loads the graphs that questions are about, asks them one by one, and judges what is answered. */
export async function askAll(
  questions: readonly Question[],
  all: readonly Question[],
  { engine, store }: { engine: Engine; store: GraphStore },
): Promise<Judged[]> {
  const judged: Judged[] = [];
  const scopes = new Map<string, GraphScope>();
  for (const question of questions) {
    const setting = settingOf(question);
    const scope = scopes.get(setting) ?? (await load(store, setting));
    scopes.set(setting, scope);
    const context = { scope, language: question.language, now: NOW, examples: EXAMPLES };
    const earlier = conversationOf(question, all)
      .map((one) => one.question)
      .slice(0, -1);
    const { answer, streamed, milliseconds } = await askAfter(engine, earlier, question.question, context);
    expect(streamed).toBe(answer.text);
    judged.push({ question, answer, verdict: judge(question, givenAnswer(answer)), milliseconds });
  }
  return judged;
}
