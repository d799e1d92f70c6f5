import { type ApolloClient } from '@apollo/client';

import { DOCUMENT_SIZES } from '../../domain/processing/document';
import { process, type ToProcess } from './documentCalls';

/** What was not taken, and why: what the call threw; null where it is larger than files may be. */
interface NotTaken {
  /** Of a file; what was typed has none. */
  readonly name: string | undefined;
  readonly error: unknown;
}

/** Some of what was given was not taken; the rest is being read. */
export class SomeNotTaken extends Error {
  override readonly name = 'SomeNotTaken';

  constructor(readonly refused: readonly NotTaken[]) {
    super('Some of what was given was not taken');
  }
}

/**
 * Keeps texts and files, one after the other, and begins to read each. What one is refused for stops none of the others.
 * @throws SomeNotTaken when all were tried
 */
export async function takeAll(
  client: ApolloClient,
  projectId: string,
  all: readonly ToProcess[],
  onTaken: (what: ToProcess) => void,
): Promise<void> {
  const refused: NotTaken[] = [];
  for (const what of all) {
    const file = 'file' in what ? what.file : undefined;
    if (file !== undefined && file.size > DOCUMENT_SIZES.file) {
      refused.push({ name: file.name, error: null });
      continue;
    }
    try {
      await process(client, projectId, what);
      onTaken(what);
    } catch (error) {
      refused.push({ name: file?.name, error });
    }
  }
  if (refused.length > 0) throw new SomeNotTaken(refused);
}
