import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import { type SourceFile } from '../formats/Format.js';
import { type StagedFile } from './protocol.js';

const CHUNK = 256 * 1024;

/** A staged file to read; `onBytes` hears of every chunk that is read. */
export async function stagedSource(
  { name, path }: StagedFile,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<SourceFile> {
  const { size } = await stat(path);
  return {
    name,
    size,
    async *open() {
      for await (const chunk of createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Uint8Array>) {
        onBytes(chunk.length);
        yield chunk;
      }
    },
  };
}
