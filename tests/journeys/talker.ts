import { ulid } from 'ulid';

import { type Person } from './person';
import { type Language } from './texts';

/** What is asked, and in which conversation; a new one without a word. */
interface Asked {
  readonly text: string;
  readonly language: Language;
  readonly conversationId?: string;
  readonly uid?: string;
}

/** What came of it. */
export interface Told {
  readonly conversation: { readonly id: string };
  readonly question: { readonly uid: string; readonly text: string };
  readonly answer: { readonly uid: string; readonly text: string; readonly status: string };
}

/** Somebody who talks to the assistant straight over REST, past every page. */
export class Talker {
  private constructor(
    private readonly origin: string,
    /** What the person is known by. */
    readonly token: string,
  ) {}

  /** As somebody who has an account already. */
  static logsIn(origin: string, { email, password }: Pick<Person, 'email' | 'password'>): Promise<Talker> {
    return Talker.identified(origin, 'signInWithPassword', { email, password });
  }

  /** With a new account. */
  static signsUp(origin: string, email: string): Promise<Talker> {
    return Talker.identified(origin, 'signUp', { email, password: 'journey-secret' });
  }

  private static async identified(origin: string, how: string, account: object): Promise<Talker> {
    const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${how}?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    });
    const { idToken } = (await response.json()) as { idToken?: string };
    if (idToken === undefined) throw new Error(`${how} answered ${response.status}`);
    return new Talker(origin, idToken);
  }

  async loadsSample(language: Language): Promise<void> {
    await this.post('/neo4j/load-sample-graph', { language });
  }

  /** Asks, and waits for the whole answer. */
  asks({ text, language, conversationId = ulid(), uid = ulid() }: Asked): Promise<Told> {
    return this.post<Told>('/chat/user-input', { uid, conversationId, text, language });
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
}
