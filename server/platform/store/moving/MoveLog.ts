import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { StartupError } from '../../config/StartupError.js';
import { type PartSum } from './PartRows.js';

const NAME = 'move.log';

/** What is noted of a move into a folder: from where, each part that is there, and that it is over. */
type Note = { readonly source: string } | ({ readonly part: string } & PartSum) | { readonly isFinished: true };

function notesIn(file: string): readonly Note[] {
  if (!existsSync(file)) return [];
  // A kill may have cut the last line off.
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return whole.filter((line) => line.startsWith('{') && line.endsWith('}')).map((line) => JSON.parse(line) as Note);
}

/** The notes of the move into a data folder, which stay there. */
export class MoveLog {
  readonly #file: string;
  readonly #notes: readonly Note[];

  constructor(folder: string) {
    this.#file = path.join(folder, NAME);
    this.#notes = notesIn(this.#file);
  }

  /** Where everything is moved from; undefined where no move was begun. */
  get source(): string | undefined {
    return this.#notes.find((note) => 'source' in note)?.source;
  }

  get isFinished(): boolean {
    return this.#notes.some((note) => 'isFinished' in note);
  }

  /** Parts that are in their places, with what they came to. */
  get written(): ReadonlyMap<string, PartSum> {
    return new Map(this.#notes.flatMap((note) => ('part' in note ? [[note.part, note] as const] : [])));
  }

  /** Durable when it returns. */
  add(note: Note): void {
    const handle = openSync(this.#file, 'a', 0o600);
    try {
      // What a kill cut off stands in a line of its own.
      appendFileSync(handle, `\n${JSON.stringify(note)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}

/** Refuses a folder into which not everything was moved yet. @throws StartupError */
export function refuseUnfinishedMove(folder: string): void {
  const log = new MoveLog(folder);
  if (log.source !== undefined && !log.isFinished)
    throw new StartupError(
      `Not everything of ${log.source} is in ${folder} yet; go on with \`npm run migrate-data -- --from ${log.source} --to ${folder}\`.`,
    );
}
