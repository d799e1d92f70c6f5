import { type OwnerId } from '../../contract/ids.js';
import { NameNotes } from '../../platform/storage/NameNotes.js';

/** Keeps in the records since when a person's sessions count; rejects while the disk is full. */
type Keep = (owner: OwnerId, second: number) => Promise<void>;

/** `<owner>,<second>`, the owner as base64url. */
const NOTE = /^([\w-]+),(\d+)$/;

/** Who is noted, and since when; undefined for a name that is no note. */
function noteOf(name: string): { readonly owner: OwnerId; readonly second: number } | undefined {
  const [, coded, second] = NOTE.exec(name) ?? [];
  if (coded === undefined) return undefined;
  return { owner: Buffer.from(coded, 'base64url').toString() as OwnerId, second: Number(second) };
}

/** Persons whose sessions were ended while the disk was full: revoked at once, also after a restart, until the records hold it. */
export class RevokedPersons {
  readonly #notes: NameNotes;
  readonly #since = new Map<OwnerId, number>();

  constructor(folder: string) {
    this.#notes = new NameNotes(folder);
    for (const name of this.#notes.all()) this.#read(name);
  }

  /** Refuses sessions of a person that began before this second. */
  revoke(owner: OwnerId, second: number): void {
    const name = `${Buffer.from(owner).toString('base64url')},${second}`;
    this.#read(name);
    this.#notes.add(name);
  }

  /** The second before which sessions are refused; 0 where nothing is noted. */
  since(owner: OwnerId): number {
    return this.#since.get(owner) ?? 0;
  }

  /** Brings the notes into the records. What the disk does not take stays noted. */
  async settle(keep: Keep): Promise<void> {
    for (const name of this.#notes.all()) {
      const note = noteOf(name);
      if (note === undefined) continue;
      await keep(note.owner, note.second);
      this.#notes.remove(name);
    }
  }

  #read(name: string): void {
    const note = noteOf(name);
    if (note !== undefined) this.#since.set(note.owner, Math.max(note.second, this.since(note.owner)));
  }
}
