import { ulid } from 'ulid';

import {
  type CreateTrainExampleInput,
  type ExamplesFormat,
  type ExamplesImported,
  type ImportExamplesInput,
  type TrainExample,
  type TrainExamplePage,
} from '../../../server/contract/trainExamples.js';
import { type Answer, type TestServer } from '../api/startTestServer.js';

const BASE = '/api/bigquery/train-examples';

/** Somebody who teaches the assistant over REST. */
export class Teacher {
  readonly uid = `teacher-${ulid()}`;

  constructor(readonly server: TestServer) {}

  teaches(question: string, answer: string, more: Partial<CreateTrainExampleInput> = {}): Promise<TrainExample> {
    return this.call('POST', BASE, { question, answer, language: 'en', ...more });
  }

  page(query = ''): Promise<TrainExamplePage> {
    return this.call('GET', `${BASE}?${query}`);
  }

  changes(id: string, version: number, change: object): Promise<TrainExample> {
    return this.call('PUT', `${BASE}/${id}`, { version, ...change });
  }

  deletes(id: string): Promise<{ id: string }> {
    return this.call('DELETE', `${BASE}/${id}`);
  }

  brings(format: ExamplesFormat, content: string, more: Partial<ImportExamplesInput> = {}): Promise<ExamplesImported> {
    return this.call('POST', '/api/bigquery/import-train-examples', { format, content, write: true, ...more });
  }

  /** The file of their examples as it is downloaded. */
  takes(format: ExamplesFormat, more: object = {}): Promise<Answer> {
    return this.server.call(this.uid, 'POST', '/api/bigquery/export-train-examples', { format, ...more });
  }

  /** What they taught, oldest first, without what the store adds. */
  async taught(): Promise<Pick<TrainExample, 'question' | 'answer' | 'language' | 'tags'>[]> {
    const { items } = await this.page('pageSize=500');
    return items.reverse().map(({ question, answer, language, tags }) => ({ question, answer, language, tags }));
  }

  /** @throws the problem of a refusal */
  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<T> {
    const answer = await this.server.call(this.uid, method, url, body);
    if (answer.status !== 200) throw Object.assign(new Error(answer.text), answer.json<object>());
    return answer.json<T>();
  }
}
