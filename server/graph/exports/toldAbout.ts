import { type News } from '../../people/notifications/kinds.js';
import { type ExportedFile } from './exportStream.js';

type ExportNews = Extract<News, { kind: 'exportFinished' | 'exportFailed' }>;

async function* toldAtTheEnd(
  { chunks, fileName: file }: ExportedFile,
  tell: (news: ExportNews) => Promise<void>,
): AsyncGenerator<string | Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    await tell({ kind: 'exportFailed', file });
    throw error;
  }
  await tell({ kind: 'exportFinished', file });
}

/** The same file; at its end the person is told how it went. Somebody who breaks it off is told nothing: they know. */
export const toldAbout = (file: ExportedFile, tell: (news: ExportNews) => Promise<void>): ExportedFile => ({
  ...file,
  chunks: toldAtTheEnd(file, tell),
});
