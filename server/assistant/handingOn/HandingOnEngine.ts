import { documentPath } from '../../../domain/processing/document.js';
import { type TextDocument } from '../../contract/documents.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphScope } from '../../graph/ports/scope.js';
import { type Answer, type AskingContext, type Engine } from '../engine/Engine.js';
import { Wording } from '../texts/Wording.js';
import { type HandOn, readHandOn } from './readHandOn.js';

/** A document as it is named in an answer. */
type NamedDocument = Pick<TextDocument, 'id' | 'projectId' | 'title'>;

interface SpokenDocument {
  /** Whether there is somebody here who transcribes it. */
  readonly isHeard: boolean;
}

/** Where texts become graph. */
export interface TextsTaken {
  /** Keeps a text and begins to read it. Throws `ProblemError`. */
  take(scope: GraphScope, text: string): Promise<NamedDocument>;
  /** The newest document of a title. */
  find(scope: GraphScope, title: string): Promise<NamedDocument | undefined>;
  /** Keeps a document for the newest recording, or the newest of a name: it is read once that is transcribed. Throws `ProblemError`. */
  recording(scope: GraphScope, name?: string): Promise<(NamedDocument & SpokenDocument) | undefined>;
}

/** The page of the recordings. */
const RECORDINGS = '/dashboard/audio';

type Said = Pick<Answer, 'text' | 'refused'>;

/** Hands texts on to where they become graph, and answers with the way to their review; all else is another engine's. Writes nothing into the graph. */
export class HandingOnEngine implements Engine {
  readonly #wordings = { en: new Wording('en'), ro: new Wording('ro') };

  constructor(
    readonly engine: Engine,
    readonly texts: TextsTaken,
  ) {}

  async answer(
    question: string,
    context: AskingContext,
    emit: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<Answer> {
    const handOn = context.query === undefined ? readHandOn(question) : undefined;
    if (handOn === undefined) return this.engine.answer(question, context, emit, signal);
    const { text, refused } = await this.#said(handOn, context.scope);
    emit(text);
    const { language } = handOn;
    const nothing = { citations: [], sources: [], suggestions: [] };
    return { ...nothing, text, refused, language, basis: refused ? 'none' : 'edit', engine: 'offline' };
  }

  async #saidOfRecording(
    { title, language }: Extract<HandOn, { kind: 'recording' }>,
    scope: GraphScope,
  ): Promise<Said> {
    const wording = this.#wordings[language];
    const refusal = (key: string, values = {}) => ({ text: wording.t(key, values), refused: true });
    try {
      const found = await this.texts.recording(scope, title);
      if (found === undefined)
        return title === undefined
          ? refusal('handOnAttachRecording')
          : refusal('handOnNoRecording', { title: wording.plain(title) });
      const named = { title: wording.plain(found.title), path: documentPath(found), audio: RECORDINGS };
      return { text: wording.t(found.isHeard ? 'handOnRecording' : 'handOnUnheard', named), refused: false };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return refusal('handOnRefused');
    }
  }

  async #said(handOn: HandOn, scope: GraphScope): Promise<Said> {
    const wording = this.#wordings[handOn.language];
    const named = (document: NamedDocument) => ({ title: wording.plain(document.title), path: documentPath(document) });
    if (handOn.kind === 'document') {
      const { title } = handOn;
      const found = await this.texts.find(scope, title);
      return found === undefined
        ? { text: wording.t('handOnNoDocument', { title: wording.plain(title) }), refused: true }
        : { text: wording.t('handOnDocument', named(found)), refused: false };
    }
    if (handOn.kind === 'recording') return this.#saidOfRecording(handOn, scope);
    if (handOn.text === '') return { text: wording.t('handOnNoText'), refused: true };
    try {
      return { text: wording.t('handOnText', named(await this.texts.take(scope, handOn.text))), refused: false };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { text: wording.t('handOnRefused'), refused: true };
    }
  }
}
