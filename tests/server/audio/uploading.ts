import { createHash } from 'node:crypto';

import { type Recording } from '../../../server/contract/recordings.js';
import { answerOf, type Answer, type TestServer } from '../api/startTestServer.js';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Sends recordings as a browser does. */
export class Uploader {
  constructor(
    private readonly server: TestServer,
    private readonly projectId: () => string,
    private readonly who = 'bob',
  ) {}

  /** Begins one. */
  begin(name: string, bytes: Uint8Array, more: object = {}): Promise<Answer> {
    const body = { projectId: this.projectId(), name, bytes: bytes.length, fingerprint: digest(bytes), ...more };
    return this.server.call(this.who, 'POST', '/api/audio/recordings', body);
  }

  /** Sends bytes from a place on, with their checksum or another one. */
  async piece(id: string, start: number, bytes: Uint8Array, sha256 = digest(bytes)): Promise<Answer> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'piece');
    const encoded = new Response(form);
    return answerOf(
      await this.server.app.inject({
        method: 'POST',
        url: `/api/audio/recordings/${id}/pieces?${new URLSearchParams({ projectId: this.projectId(), start: String(start), sha256 })}`,
        headers: {
          authorization: `Bearer ${await this.server.token(this.who)}`,
          'content-type': encoded.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await encoded.arrayBuffer()),
      }),
    );
  }

  /** Sends a whole file in pieces. @returns the last answer */
  async upload(name: string, bytes: Uint8Array, more: object = {}, size = 4 * 1024 * 1024): Promise<Answer> {
    let answer = await this.begin(name, bytes, more);
    if (answer.status !== 200) return answer;
    const { id, received } = answer.json<Recording>();
    for (let at = received; at < bytes.length && answer.status === 200; at += size)
      answer = await this.piece(id, at, bytes.subarray(at, at + size));
    return answer;
  }
}
