import { ulid } from 'ulid';

import { Account } from './account';
import { type Language } from './texts';

/** What is asked, and in which conversation; a new one without a word. */
interface Asked {
  readonly text: string;
  readonly language: Language;
  readonly conversationId?: string | undefined;
  /** The project whose graph is asked about; the person's first without a word. */
  readonly projectId?: string | undefined;
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
  constructor(private readonly account: Account) {}

  /** With a new account. */
  static async signsUp(origin: string, email: string): Promise<Talker> {
    return new Talker(await Account.signsUp(origin, { email, password: 'journey-secret' }));
  }

  /** What the person is known by. */
  get token(): string {
    return this.account.identity.idToken;
  }

  async loadsSample(language: Language): Promise<void> {
    await this.account.post('/neo4j/load-sample-graph', { language });
  }

  /** Asks, and waits for the whole answer. */
  asks({ text, language, projectId, conversationId = ulid(), uid = ulid() }: Asked): Promise<Told> {
    return this.account.post<Told>('/chat/user-input?wait=240', { uid, conversationId, projectId, text, language });
  }
}
