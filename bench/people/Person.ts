import { Agent, request } from 'node:http';

import { PASSWORD, signUp } from '../../tests/server/identity/toolkit.js';
import { known } from '../../tests/server/gateway/known.js';

/** One thing that a person does, as an open page asks for it. */
interface Action {
  readonly method: 'GET' | 'POST';
  readonly at: string;
  readonly body?: () => object;
}

const OPERATION = known('UserInfo');
const ACTIONS: readonly Action[] = [
  {
    method: 'POST',
    at: '/api/neo4j/create-node',
    body: () => ({ labels: ['Word'], properties: { written: new Date().toISOString() } }),
  },
  { method: 'GET', at: '/api/neo4j/nodes?pageSize=50' },
  { method: 'GET', at: '/api/neo4j/graph' },
  { method: 'GET', at: '/api/neo4j/nodes-total' },
  { method: 'GET', at: '/api/settings' },
  { method: 'POST', at: '/graphql', body: () => OPERATION },
];

/** Somebody with an account, a window and a connection of their own. */
export class Person {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  private constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  /** Signs up as the page does, and makes what REST keeps of a person. */
  static async signsUp(origin: string, name: string): Promise<Person> {
    const { status, body } = await signUp(origin, `${name}@example.org`, PASSWORD);
    if (status !== 200) throw new Error(`Signing up answered ${status}: ${JSON.stringify(body)}`);
    const person = new Person(origin, body['idToken'] ?? '');
    await person.#ask({ method: 'POST', at: '/api/neo4j/create-user-if-not-exists' });
    return person;
  }

  /** Does the thing of this number. @returns the milliseconds until it was answered @throws Error when it was refused */
  async does(number: number): Promise<number> {
    const action = ACTIONS[number % ACTIONS.length];
    const start = performance.now();
    if (action !== undefined) await this.#ask(action);
    return performance.now() - start;
  }

  leaves(): void {
    this.#agent.destroy();
  }

  #ask({ method, at, body }: Action): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const asked = request(`${this.origin}${at}`, { method, headers, agent: this.#agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('error', reject).on('end', () => {
          const isRefused = answer.statusCode !== 200 || (at === '/graphql' && text.includes('"errors"'));
          if (isRefused) reject(new Error(`${at} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
          else resolve();
        });
      });
      asked.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body()));
    });
  }
}
