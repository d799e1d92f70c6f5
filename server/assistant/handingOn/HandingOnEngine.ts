import { documentPath } from '../../../domain/processing/document.js';
import { type TextDocument } from '../../contract/documents.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphScope } from '../../graph/ports/scope.js';
import { type Answer, type Engine, plainAnswer } from '../engine/Engine.js';
import { type Wording, WORDINGS } from '../texts/Wording.js';
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
  constructor(
    readonly engine: Engine,
    readonly texts: TextsTaken,
  ) {}

  answer: Engine['answer'] = async (question, context, emit, signal) => {
    const handOn = context.query === undefined ? readHandOn(question) : undefined;
    if (handOn === undefined) return this.engine.answer(question, context, emit, signal);
    const { text, refused } = await this.#said(handOn, context.scope);
    emit(text);
    return { ...plainAnswer(handOn.language), text, refused, basis: refused ? 'none' : 'edit' };
  };

  /** What comes of it; what the store refuses is told as refused. */
  async #said(handOn: HandOn, scope: GraphScope): Promise<Said> {
    const wording = WORDINGS[handOn.language];
    try {
      return await this.#handedOn(handOn, scope, wording);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { text: wording.t('handOnRefused'), refused: true };
    }
  }

  async #handedOn(handOn: HandOn, scope: GraphScope, wording: Wording): Promise<Said> {
    const told = (key: string, found: NamedDocument) => {
      const named = { title: wording.plain(found.title), path: documentPath(found), audio: RECORDINGS };
      return { text: wording.t(key, named), refused: false };
    };
    const missing = (key: string, title = '') => ({
      text: wording.t(key, { title: wording.plain(title) }),
      refused: true,
    });
    if (handOn.kind === 'text')
      return handOn.text === ''
        ? missing('handOnNoText')
        : told('handOnText', await this.texts.take(scope, handOn.text));
    const { kind, title } = handOn;
    if (kind === 'document') {
      const found = await this.texts.find(scope, title);
      return found === undefined ? missing('handOnNoDocument', title) : told('handOnDocument', found);
    }
    const found = await this.texts.recording(scope, title);
    if (found !== undefined) return told(found.isHeard ? 'handOnRecording' : 'handOnUnheard', found);
    return missing(title === undefined ? 'handOnAttachRecording' : 'handOnNoRecording', title);
  }
}
