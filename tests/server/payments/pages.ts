import { type FastifyInstance } from 'fastify';

import { TEST_ORIGIN } from '../api/testOrigin.js';

const HOST = new URL(TEST_ORIGIN).host;

/** A server with the pages of the sandbox. */
interface Pages {
  readonly app: FastifyInstance;
}

/** What a page was answered with. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>;
const answerOf = ({ statusCode: status, headers, payload: text }: Injected): PageAnswer => ({ status, headers, text });

/** What the form of a page proves itself with. */
export function tokenIn({ text }: Pick<PageAnswer, 'text'>): string {
  const found = /name="token" value="([\w-]+)"/.exec(text)?.[1];
  if (found === undefined) throw new Error(`there is no form: ${text}`);
  return found;
}

/** Opens a page of the sandbox. */
export const openPage = async (server: Pages, url: string, headers: Record<string, string> = {}): Promise<PageAnswer> =>
  answerOf(
    await server.app.inject({ url: new URL(url).pathname + new URL(url).search, headers: { host: HOST, ...headers } }),
  );

/** Sends a form of such a page. */
export async function sendForm(
  server: Pages,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<PageAnswer> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: HOST, ...headers };
  const payload = new URLSearchParams(fields).toString();
  return answerOf(await server.app.inject({ method: 'POST', url: new URL(url).pathname, headers: form, payload }));
}
