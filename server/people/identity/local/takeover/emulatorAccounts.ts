import { StartupError } from '../../../../platform/config/StartupError.js';
import { type ProviderId } from '../../providers/assertion.js';

/** An account as the emulator of earlier versions kept it, in the folder `auth/`. */
export interface EmulatorAccount {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly passwordHash?: string;
  readonly salt?: string;
  readonly passwordUpdatedAt?: number;
  readonly createdAt?: string;
  readonly lastLoginAt?: string;
  readonly validSince?: string;
  readonly disabled?: boolean;
  readonly providerUserInfo?: readonly {
    readonly providerId: string;
    readonly rawId: string;
    readonly email?: string;
    readonly displayName?: string;
    readonly photoUrl?: string;
  }[];
}

const OTHERS: readonly string[] = ['google.com', 'github.com'] satisfies ProviderId[];

/** Whether an identity is of another service that we know. */
export const isOther = (providerId: string): providerId is ProviderId => OTHERS.includes(providerId);

/** The password of an account, which the emulator kept readably; null when it has none. */
export function readablePassword({ passwordHash, salt }: EmulatorAccount): string | null {
  const head = `fakeHash:salt=${salt ?? ''}:password=`;
  return passwordHash?.startsWith(head) === true ? passwordHash.slice(head.length) : null;
}

/** The accounts of the file. @throws StartupError when it is damaged; it is left as it is */
export function parseAccounts(text: string, file: string): readonly EmulatorAccount[] {
  try {
    return (JSON.parse(text) as { users: EmulatorAccount[] }).users.filter(({ localId }) => localId);
  } catch (error) {
    throw new StartupError(
      `The accounts in ${file} cannot be read (${(error as Error).message}); the file is as it was.`,
    );
  }
}
