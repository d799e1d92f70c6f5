import { type ProseLanguage, type ProseText } from '../../../domain/processing/document.js';
import { type RecordingId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type ProjectScope } from '../../graph/ports/scope.js';
import { type DocumentWords, type WholeDocument } from '../../people/records/documents/DocumentStore.js';
import { languageOfProse } from './reading/languageOfProse.js';

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

/** What a document says; that of a recording may have to be waited for. Throws `RECORDING_…` where it will not come. */
export async function wordsOf(
  spoken: Spoken,
  scope: ProjectScope,
  { document, text, places }: WholeDocument,
): Promise<DocumentWords | 'waiting'> {
  const { recordingId, language } = document;
  if (recordingId === undefined || document.characters > 0) return { text, places, language };
  const said = await spoken.said(scope, recordingId);
  if (said.state === 'waiting') return 'waiting';
  if (said.state === 'failed') throw new ProblemError('RECORDING_STATE');
  return { ...said.prose, language: said.language ?? languageOfProse(said.prose.text) };
}
