import { CompactEncrypt, compactDecrypt } from 'jose';

import { sealingKey } from './sealingKey.js';

/** Makes texts unreadable to all but this installation, and knows those that were changed. */
export interface Seal {
  seal(text: string): Promise<string>;
  /** The text; undefined where none was sealed here so. */
  open(sealed: string): Promise<string | undefined>;
}

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/** Seals with a key of 256 bits: compact JWE, RFC 7516. */
export const sealBy = (key: Uint8Array): Seal => ({
  seal: (text) => new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(ALGORITHMS).encrypt(key),
  open: (sealed) =>
    compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [ALGORITHMS.alg],
      contentEncryptionAlgorithms: [ALGORITHMS.enc],
    }).then(
      ({ plaintext }) => new TextDecoder().decode(plaintext),
      () => undefined,
    ),
});

/** A seal whose key a file of the data folder keeps, so that what it sealed is good after a restart. */
export const openSeal = async (file: string): Promise<Seal> => sealBy(await sealingKey(file));
