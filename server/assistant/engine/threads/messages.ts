import { type ProjectList } from '../../../contract/projects.js';
import { type Json } from '../../../platform/storage/Json.js';
import { type Reply } from '../../../platform/storage/wire.js';
import { type TextAnswers } from '../../../graph/asText.js';
import { type AssistantGraph } from '../../reading/GraphReading.js';
import { type Answer, type AskingContext, type Example, type Understanding } from '../Engine.js';

/** What a thread is asked, with its result. */
export interface ThreadResults {
  readonly answer: Answer;
  readonly understanding: Understanding;
}

/** A message to read. The train examples of its person stay in a thread between messages, by the key of their list. */
export interface ThreadJob<K extends keyof ThreadResults = keyof ThreadResults> {
  readonly is: K;
  readonly question: string;
  readonly context: Omit<AskingContext, 'examples'>;
  readonly examples: number;
}

/** Calls that a thread makes to the main one, by name: reads of graphs, as text that the main one passes on, and the train examples of its job. */
export interface ThreadCalls
  extends
    Pick<TextAnswers<AssistantGraph>, Exclude<keyof AssistantGraph, 'totals' | 'projects'>>,
    Pick<AssistantGraph, 'totals'> {
  projects(...args: Parameters<AssistantGraph['projects']>): Promise<Json<ProjectList>>;
  examples(): Promise<readonly Example[]>;
}

type ThreadCall = keyof ThreadCalls;

/** What the main thread sends. */
export type ToThread =
  | { readonly is: 'job'; readonly job: ThreadJob }
  | { readonly is: 'stop' }
  | { readonly is: 'reply'; readonly reply: Reply };

/** What a thread sends. */
export type FromThread =
  /** The job is there: what was loaded before does not count to its time. */
  | { readonly is: 'begun' }
  | { readonly is: 'call'; readonly id: number; readonly call: ThreadCall; readonly args: readonly unknown[] }
  | { readonly is: 'piece'; readonly text: string }
  | { readonly is: 'end'; readonly reply: Reply };
