import { type DocumentStore } from '../../records/documents/DocumentStore.js';
import { commandCaller } from '../../../platform/storage/commandCaller.js';
import { type Engine } from '../../../platform/storage/Engine.js';
import { type documentReads, type documentWrites } from './documentCommands.js';

type Reads = ReturnType<typeof documentReads>;
type Writes = ReturnType<typeof documentWrites>;

/** The texts of all persons in their files. */
export function sqliteDocumentStore(engine: Engine): DocumentStore {
  const { read, write } = commandCaller<Reads, Writes>(engine);
  return {
    documentPage: (scope, query) => read('documentPage', scope, query),
    document: (scope, id) => read('document', scope, id),
    wholeDocument: (scope, id) => read('wholeDocument', scope, id),
    documentPiece: (owner, id, start, length) => read('documentPiece', owner, id, start, length),
    reviews: (scope) => read('documentReviews', scope),
    addDocument: (scope, document) => write('addDocument', scope, document),
    beginReading: (scope, id) => write('beginReading', scope, id),
    keepWords: (owner, of, words) => write('keepWords', owner, of, words),
    endReading: (owner, of, reading) => write('endReading', owner, of, reading),
    keepReview: (owner, review) => write('keepReview', owner, review),
    removeDocument: (scope, id) => write('removeDocument', scope, id),
  };
}
