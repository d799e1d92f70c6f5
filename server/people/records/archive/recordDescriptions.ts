import { type TObject, type TSchema, Type } from 'typebox';

import { Conversation } from '../../../contract/chat/conversations.js';
import { ChatMessage } from '../../../contract/chat/messages.js';
import { Reading, Review, SourcePlace, TextDocument, WrittenFinds } from '../../../contract/documents.js';
import { recordingId } from '../../../contract/ids.js';
import { Image } from '../../../contract/images.js';
import { Notification, NOTIFICATION_LINK } from '../../../contract/notifications.js';
import { Recording, Transcriber, Transcript } from '../../../contract/recordings.js';
import { ref, words } from '../../../contract/schema.js';
import { DigestSchema } from '../../../contract/texts.js';
import { TrainExample } from '../../../contract/trainExamples.js';
import { DOCUMENT_SIZES } from '../../../../domain/processing/document.js';
import { type RecordKind } from '../PersonRecords.js';

/**
 * What a record of a kind is: a document of named fields, the same for every engine. The writer of archives takes these and no others, and
 * the reader checks what it takes by the same description, so that what is written can be restored.
 */
interface RecordDescription {
  readonly fields: Readonly<Record<string, TSchema>>;
  /** Whether it is about a project; `maybe` where that may be none. */
  readonly ofProject: boolean | 'maybe';
}

const flag = () => Type.Boolean();
const time = () => Type.String({ format: 'date-time', maxLength: 40 });
const count = () => Type.Integer({ minimum: 0 });
const text = (maxLength: number) => Type.String({ maxLength });
const times = () => ({ createdAt: time(), updatedAt: time() });

/** A schema, or null. */
export const orNull = (schema: TSchema) => Type.Unsafe({ anyOf: [schema, { type: 'null' }] });

/** The number of a project in the list of contents of an archive. */
export const archivedPlace = () => Type.Integer({ minimum: 1, maximum: MOST_PROJECTS });

/** Most projects of an archive. */
export const MOST_PROJECTS = 9999;

/** Of a text that the person did not type: an answer may be as long as its engine made it. */
const LONGEST_ANSWER = 10_000_000;
/** A picture of 2,048 pixels each way takes no more, whatever it shows. */
const MOST_IMAGE_BYTES = 20 * 1024 ** 2;
const side = () => Type.Integer({ minimum: 1, maximum: 2048 });

const message = ChatMessage.properties;
const example = TrainExample.properties;
const notification = Notification.properties;
const image = Image.properties;
const document = TextDocument.properties;
const recording = Recording.properties;

/** Every kind of record. */
export const RECORDS: Readonly<Record<RecordKind, RecordDescription>> = {
  conversations: {
    fields: {
      id: Conversation.properties.id,
      title: text(500),
      ownTitle: flag(),
      pinned: flag(),
      ...times(),
    },
    ofProject: true,
  },
  messages: {
    fields: {
      ...{ uid: message.uid, conversation: message.conversationId, role: message.role, answers: orNull(message.uid) },
      ...{ language: message.language, status: message.status, deltas: message.deltas },
      ...{ engine: orNull(message.engine), fellBack: flag(), basis: orNull(message.basis) },
      ...{ rating: orNull(message.rating), createdAt: time(), text: text(LONGEST_ANSWER) },
      ...{ citations: message.citations, sources: message.sources, suggestions: message.suggestions },
      proposal: orNull(message.proposal),
      // Archives from before questions were kept do not have it.
      query: Type.Optional(orNull(Type.Unsafe({ type: 'object', isQuery: true }))),
    },
    ofProject: false,
  },
  notifications: {
    fields: {
      ...{ uid: notification.uid, kind: notification.kind },
      ...{ messageEn: text(20_000), messageRo: text(20_000) },
      link: orNull(Type.String({ maxLength: 500, pattern: NOTIFICATION_LINK })),
      ...{ status: notification.status, createdAt: time() },
      params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    },
    ofProject: false,
  },
  trainExamples: {
    fields: {
      ...{ id: example.id, language: example.language, version: example.version, ...times() },
      question: Type.String({ minLength: 1, maxLength: 2_000 }),
      answer: Type.String({ minLength: 1, maxLength: 10_000 }),
      tags: Type.Array(text(64), { maxItems: 16 }),
    },
    ofProject: false,
  },
  images: {
    fields: {
      ...{ id: image.id, name: image.name, type: image.type, width: side(), height: side() },
      ...{ bytes: Type.Integer({ minimum: 1, maximum: MOST_IMAGE_BYTES }), version: image.version, ...times() },
      view: orNull(image.view),
    },
    ofProject: 'maybe',
  },
  documents: {
    fields: {
      ...{ id: document.id, title: document.title, kind: document.kind, language: document.language },
      ...{ state: document.state, attempt: Type.Integer({ minimum: 1 }), version: document.version, ...times() },
      ...{ characters: document.characters, things: document.things, facts: document.facts },
      // A recording that was given to be read has no text until it is heard.
      text: text(DOCUMENT_SIZES.text),
      // Archives from before there were recordings do not have it.
      recording: Type.Optional(orNull(recordingId())),
      places: Type.Array(ref(SourcePlace)),
      ...{ reading: orNull(ref(Reading)), review: orNull(ref(Review)), written: orNull(ref(WrittenFinds)) },
    },
    ofProject: true,
  },
  recordings: {
    fields: {
      ...{ id: recording.id, name: recording.name, type: recording.type, bytes: recording.bytes },
      ...{ received: recording.received, fingerprint: ref(DigestSchema), seconds: orNull(recording.seconds) },
      ...{ language: orNull(recording.language), heardLanguage: orNull(recording.heardLanguage) },
      ...{ state: words(['kept', 'transcribed']), attempt: count(), words: recording.words },
      ...{ version: recording.version, ...times() },
      ...{ transcriber: orNull(ref(Transcriber)), transcript: orNull(ref(Transcript)) },
    },
    ofProject: true,
  },
  interactions: {
    fields: { month: Type.String({ pattern: '^\\d{4}-\\d\\d$' }), total: count() },
    ofProject: false,
  },
  interactionDays: {
    fields: { day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }), total: count() },
    ofProject: false,
  },
};

/** A record of a kind as it stands in an archive: nothing that could not be shown, and nothing that nobody knows. */
export function recordSchema(kind: RecordKind): TObject {
  const { fields, ofProject } = RECORDS[kind];
  const project =
    ofProject === false ? {} : { project: ofProject === true ? archivedPlace() : orNull(archivedPlace()) };
  return Type.Object({ ...project, ...fields }, { additionalProperties: false });
}
