import path from 'node:path';

import { CompactEncrypt, compactDecrypt } from 'jose';

import { sealingKey } from './sealingKey.js';

/**
 * Passes between the owner of the store and processes that only hold sockets: the identity token behind a ticket, sealed,
 * so that whoever exchanges a ticket gets no more than what a socket may read.
 */
export interface SocketPasses {
  seal(token: string): Promise<string>;
  /** The token of a pass; undefined when it is none of ours. */
  open(pass: string): Promise<string | undefined>;
}

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/** Opens passes that outlive a restart of the owner: the sockets that hold them do too. */
export async function openSocketPasses(dataDir: string): Promise<SocketPasses> {
  const key = await sealingKey(path.join(dataDir, 'socket-passes.key'));
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
