import { type ProseLanguage, type ProseText } from '../../domain/processing/document.js';
import { type RecordingId } from '../contract/ids.js';
import { type ProjectScope } from '../graph/ports/scope.js';

/** What is said in a recording, as far as that is known: `waiting` while it may still come. */
export type Said =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'transcribed'; readonly prose: ProseText; readonly language?: ProseLanguage };

/** The recordings of persons, as far as they are texts. */
export interface Spoken {
  /** Throws `RECORDING_NOT_FOUND`. */
  said(scope: ProjectScope, id: RecordingId): Promise<Said>;
}
