/** Why a document is not read. Each has a sentence of its own for the person, so that nothing else need be said. */
export type RefusalCode = 'EMPTY' | 'TOO_LARGE' | 'NOT_TEXT' | 'ENCRYPTED' | 'DAMAGED' | 'UNKNOWN_FORMAT';

/** A document that is not read. */
export class DocumentRefusal extends Error {
  constructor(readonly code: RefusalCode) {
    super(`the document is not read: ${code}`);
    this.name = 'DocumentRefusal';
  }
}

/** What a document may come to at the most. */
export const DOCUMENT_LIMITS = {
  /** Bytes of the file. */
  bytes: 50 * 1024 ** 2,
  /** Characters of its text. */
  characters: 10_000_000,
  /** Bytes of one part of a packed file, counted while it is unpacked. */
  unpacked: 64 * 1024 ** 2,
  /** Bytes of what a reader of packed files holds beside its heap. */
  buffers: 512 * 1024 ** 2,
} as const;
