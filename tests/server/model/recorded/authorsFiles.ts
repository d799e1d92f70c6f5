import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Prompt } from './RecordedModel.js';

/** Where the messages of a prompt stand that are told of a graph, of what words of the question may mean, and what is asked. */
const PLACES = { graph: 1, beside: -3, question: -1 } as const;
const BEFORE = /\n?<before>[\s\S]*<\/before>/u;

const textAt = ({ messages }: Prompt, place: keyof typeof PLACES): string =>
  String(messages.at(PLACES[place])?.content ?? '');

const lastOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
const conversationOf = (id: string): string => id.slice(0, id.lastIndexOf('/'));

/** Writes each prompt as the model got it into a file of its own, for an author. */
export function writePrompts(folder: string, prompts: readonly Prompt[]): void {
  for (const prompt of prompts) {
    const [set = '', ...names] = prompt.id.split('/');
    mkdirSync(path.join(folder, set), { recursive: true });
    writeFileSync(path.join(folder, set, `${names.join('-')}.json`), `${JSON.stringify(prompt, null, 1)}\n`);
  }
}

const HOW = `These are the messages of one conversation, each as a model is sent it. Turn k continues turn k-1. A model would also see in <before> up to three
turns before this one, each with its question, its own query, and the first words of the answer; an earlier turn without a query was refused. Here you see
no <before>: your own answers to the turns above stand for it, and you do not know the answers that they came to.

Answer all turns in order, each as if you had answered those above, with {"query": …} or {"query": null}. One line for each: its id, a tab, the answer.`;

const turn = (prompt: Prompt): string =>
  `## Turn ${Number(lastOf(prompt.id))}: ${prompt.id}\n\n${textAt(prompt, 'beside').replace(BEFORE, '')}\n\nQuestion: ${textAt(prompt, 'question')}\n`;

/**
 * Writes each conversation into one file for an author: what is the same for all its turns once, then the turns in order. What came before a turn is left
 * out, as it rests on the queries that the author is still to write.
 */
export function writeConversations(folder: string, prompts: readonly Prompt[]): void {
  for (const conversation of new Set(prompts.map(({ id }) => conversationOf(id)))) {
    const turns = prompts.filter(({ id }) => conversationOf(id) === conversation);
    const [first] = turns;
    if (first === undefined) continue;
    const [set = '', , name = ''] = conversation.split('/');
    const place = path.join(folder, 'turns', set);
    mkdirSync(place, { recursive: true });
    const system = String(first.messages[0]?.content ?? '');
    const parts = [`# ${conversation}\n\n${HOW}\n`, `## System message\n\n${system}\n`];
    const text = [...parts, `## The graph\n\n${textAt(first, 'graph')}\n`, ...turns.map(turn)].join('\n');
    writeFileSync(path.join(place, `${name}.md`), text);
  }
}
