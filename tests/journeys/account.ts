/** Somebody as the identity service answers them; both tokens are the client's to keep. */
export interface Identity {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** How long the identity token holds, in seconds, in digits. */
  readonly expiresIn: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Somebody's account by calls alone, past every page: the Identity Toolkit's for who they are, REST for what is theirs. */
export class Account {
  private constructor(
    readonly origin: string,
    readonly identity: Identity,
  ) {}

  /** Makes one with the identity service alone; what REST keeps of a person is made by the first call that needs it. */
  static async signsUp(origin: string, { email, password }: Credentials): Promise<Account> {
    const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    if (!response.ok) throw new Error(`Signing up answered ${response.status}: ${await response.text()}`);
    return new Account(origin, (await response.json()) as Identity);
  }

  /** The same account by another address of its installation. */
  at(origin: string): Account {
    return new Account(origin, this.identity);
  }

  /** Reads over REST. Throws when the answer is a problem. */
  get<T>(path: string): Promise<T> {
    return this.call<T>('GET', path);
  }

  /** Writes over REST. Throws when the answer is a problem. */
  post<T>(path: string, body: object): Promise<T> {
    return this.call<T>('POST', path, body);
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.identity.idToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
}
