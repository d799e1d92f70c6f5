/** Somebody as the identity service answers them; both tokens are the client's to keep. */
export interface Identity {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** How long the identity token holds, in seconds, in digits. */
  readonly expiresIn: string;
}

/** A file as it is uploaded. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
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

  /** Puts something in its place over REST. Throws when the answer is a problem. */
  put<T>(path: string, body: object): Promise<T> {
    return this.call<T>('PUT', path, body);
  }

  /** Uploads files over REST, as a form does. Throws when the answer is a problem. */
  upload<T>(path: string, files: readonly TextFile[]): Promise<T> {
    const form = new FormData();
    for (const { name, text } of files) form.append('file', new Blob([text]), name);
    return this.call<T>('POST', path, form);
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.identity.idToken}`,
        // With a form, what separates its parts stands there too: `fetch` writes it.
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
}
