import { setTimeout as pause } from 'node:timers/promises';

import { ulid } from 'ulid';

import { signUp } from '../server/identity/toolkit.js';

/** What a call came to; `status` 0 where nobody answered. */
export interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

/** Somebody with an account on an installation of one or several processes. */
export class Visitor {
  constructor(
    readonly token: string,
    private readonly origins: () => readonly string[],
  ) {}

  /** Signs somebody new up at the first of the processes. */
  static async signedUp(name: string, origins: () => readonly string[]): Promise<Visitor> {
    const { body } = await signUp(origins()[0] ?? '', `${name}@example.org`);
    const visitor = new Visitor(body['idToken'] ?? '', origins);
    await visitor.asks('POST', '/neo4j/create-user-if-not-exists');
    return visitor;
  }

  /** Calls one of the processes, any. Never throws for what is refused. */
  async tries<T>(method: string, at: string, body?: object | FormData): Promise<Answered<T>> {
    const origins = this.origins();
    const origin = origins[Math.floor(Math.random() * origins.length)] ?? '';
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${this.token}`,
      connection: 'close',
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    try {
      const answer = await fetch(`${origin}/api${at}`, { method, headers, ...sent });
      const text = await answer.text();
      return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
    } catch {
      return { status: 0, body: undefined as T };
    }
  }

  /** Calls one of the processes. Throws for what is refused. */
  async asks<T>(method: string, at: string, body?: object | FormData): Promise<T> {
    const { status, body: answer } = await this.tries<T>(method, at, body);
    if (status !== 200) throw new Error(`${at} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Reads again and again until it is as wanted. */
  async until<T>(at: string, isWanted: (answer: T) => boolean, patience = 60_000): Promise<T> {
    for (const end = Date.now() + patience; ; await pause(100)) {
      const { status, body } = await this.tries<T>('GET', at);
      if (status === 200 && isWanted(body)) return body;
      if (Date.now() > end) throw new Error(`${at} stays ${status} ${JSON.stringify(body)}`);
    }
  }

  /** Reads a list from its beginning to its end; again and again until it lacks nothing. @param lacking what is not as wanted in it */
  async everyPage<T>(
    at: string,
    patience = 60_000,
    lacking: (items: readonly T[]) => readonly unknown[] = () => [],
  ): Promise<readonly T[]> {
    for (const end = Date.now() + patience; ; await pause(500)) {
      const items: T[] = [];
      let token: string | undefined = '1';
      while (token !== undefined) {
        const page: { items: T[]; nextPageToken?: string } = await this.until(
          `${at}?pageSize=500&pageToken=${token}`,
          () => true,
        );
        items.push(...page.items);
        token = page.nextPageToken === undefined ? undefined : encodeURIComponent(page.nextPageToken);
      }
      const rest = lacking(items);
      if (rest.length === 0) return items;
      if (Date.now() > end) throw new Error(`${at} lacks ${JSON.stringify(rest.slice(0, 20))}`);
    }
  }

  /** Uploads a list of relationships. @returns the import */
  async uploads(lines: readonly string[]): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([`source,target,type\n${lines.join('\n')}\n`]), 'edges.csv');
    return (await this.asks<{ id: string }>('POST', '/neo4j/imports', form)).id;
  }

  /** Asks the assistant. @returns the id of the message */
  async says(text: string, wait = 60): Promise<string> {
    const uid = ulid();
    const said = { uid, conversationId: ulid(), text, language: 'en' };
    await this.asks('POST', `/chat/user-input${wait > 0 ? `?wait=${wait}` : ''}`, said);
    return uid;
  }
}
