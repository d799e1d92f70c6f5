import { type FastifyInstance } from 'fastify';

import { type Outcome } from '../../../../server/people/identity/providers/pages/outcomePage.js';

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

/** What the Firebase client asks for. */
export const CALL = {
  apiKey: 'local',
  appName: '[DEFAULT]',
  authType: 'signInViaPopup',
  eventId: '4711',
  providerId: 'google.com',
};

const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_whole, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

const attribute = (page: string, name: string): unknown => {
  const [, text] = new RegExp(`data-${name}="([^"]*)"`).exec(page) ?? [];
  return text === undefined ? undefined : JSON.parse(unescaped(text));
};

/** The outcome that a page hands over. */
export const outcomeIn = (answer: Answer) => attribute(answer.payload, 'outcome') as Outcome | undefined;
/** The call that a page answers. */
export const callIn = (answer: Answer) => attribute(answer.payload, 'call');

/** The window that the Firebase client opens, with cookies of its own for every place. */
export class SignInWindow {
  private readonly cookies = new Map<string, Map<string, string>>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly origin: string,
  ) {}

  /** Opens the handler. */
  async opens(call: Record<string, string> = CALL): Promise<Answer> {
    return this.asks(`${this.origin}/emulator/auth/handler?${new URLSearchParams(call).toString()}`);
  }

  /** Asks our own server for an address. */
  async asks(url: string): Promise<Answer> {
    const answer = await this.app.inject({
      url: url.slice(this.origin.length),
      headers: { host: new URL(this.origin).host, cookie: this.cookieFor(url) },
    });
    this.keep(url, [answer.headers['set-cookie'] ?? []].flat());
    return answer;
  }

  /** Goes to the other service and on, until it sends the window back here. @returns the address it comes back to */
  async goesTo(address: string): Promise<string> {
    let url = address;
    while (!url.startsWith(this.origin)) {
      const response = await fetch(url, { redirect: 'manual', headers: { cookie: this.cookieFor(url) } });
      this.keep(url, response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
      url = new URL(location, url).href;
    }
    return url;
  }

  /** The whole way, there and back. */
  async signsIn(call: Record<string, string> = CALL): Promise<Answer> {
    const { headers } = await this.opens(call);
    return this.asks(await this.goesTo(String(headers.location)));
  }

  /** A browser that has none of this one's cookies. */
  another(): SignInWindow {
    return new SignInWindow(this.app, this.origin);
  }

  private cookieFor(url: string): string {
    const known = this.cookies.get(new URL(url).host) ?? new Map<string, string>();
    return [...known].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(url: string, sent: readonly string[]): void {
    const { host } = new URL(url);
    const known = this.cookies.get(host) ?? new Map<string, string>();
    for (const each of sent) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      known.set(name, value);
    }
    this.cookies.set(host, known);
  }
}
