import { Readable } from 'node:stream';

import { ZipFile } from 'yazl';

/** A file within an archive, made while it is written. */
export interface ZippedFile {
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

/** Files as a zip, each made while it is sent. */
export async function* zipped(files: readonly ZippedFile[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const out = zip.outputStream;
  // yazl hears no failure of what it reads.
  const streams = files.map(({ name, chunks }) => {
    const stream = Readable.from(chunks, { objectMode: false });
    stream.on('error', (error) => (out as Readable).destroy(error));
    zip.addReadStreamLazy(name, (done) => done(null, stream));
    return stream;
  });
  zip.end();
  try {
    for await (const chunk of out as AsyncIterable<Uint8Array>) yield chunk;
  } finally {
    for (const stream of streams) stream.destroy();
  }
}
