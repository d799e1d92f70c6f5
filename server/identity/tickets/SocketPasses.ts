import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CompactEncrypt, compactDecrypt } from 'jose';

/**
 * Passes between the owner of the store and processes that only hold sockets: the identity token behind a ticket, sealed,
 * so that whoever exchanges a ticket gets no more than what a socket may read.
 */
export interface SocketPasses {
  seal(token: string): Promise<string>;
  /** The token of a pass; undefined when it is none of ours. */
  open(pass: string): Promise<string | undefined>;
}

const KEY_BYTES = 32;
const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/** Makes the key whole or not at all, and leaves one that is there. */
async function keyOf(file: string): Promise<Buffer> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file);
}

/** Opens passes that outlive a restart of the owner: the sockets that hold them do too. */
export async function openSocketPasses(dataDir: string): Promise<SocketPasses> {
  const key = await keyOf(path.join(dataDir, 'socket-passes.key'));
  return {
    seal: (token) => new CompactEncrypt(new TextEncoder().encode(token)).setProtectedHeader(ALGORITHMS).encrypt(key),
    open: (pass) =>
      compactDecrypt(pass, key, {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
      }).then(
        ({ plaintext }) => new TextDecoder().decode(plaintext),
        () => undefined,
      ),
  };
}
