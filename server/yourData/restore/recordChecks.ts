import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type TSchema, Type } from 'typebox';

import { Conversation } from '../../contract/chat/conversations.js';
import { ChatMessage } from '../../contract/chat/messages.js';
import { UpdateSettingsInput, UpdateUserInfoInput } from '../../contract/account.js';
import { components } from '../../contract/components.js';
import { Alias } from '../../contract/aliases.js';
import { Reading, Review, SourcePlace, TextDocument, WrittenFinds } from '../../contract/documents.js';
import { recordingId } from '../../contract/ids.js';
import { Image } from '../../contract/images.js';
import { ImportMapping } from '../../contract/importMapping.js';
import { Notification } from '../../contract/notifications.js';
import { Purchase } from '../../contract/payments.js';
import { SavedView } from '../../contract/savedViews.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { Recording, Transcriber, Transcript } from '../../contract/recordings.js';
import { ref, words } from '../../contract/schema.js';
import { AliasWordsSchema, DigestSchema, DocumentTextSchema, LabelSchema } from '../../contract/texts.js';
import { TrainExample } from '../../contract/trainExamples.js';
import { type PersonRecord, type RecordKind } from '../../records/PersonRecords.js';
import { isQuery } from '../../../domain/query/validate.js';
import { ARCHIVE_VERSION, PROJECT_FORMAT } from '../archive/entries.js';

const closed = { additionalProperties: false };
const place = () => Type.Integer({ minimum: 1, maximum: 1000 });
const flag = () => Type.Integer({ minimum: 0, maximum: 1 });
const time = () => Type.String({ format: 'date-time', maxLength: 40 });
const orNull = (schema: TSchema) => Type.Unsafe({ anyOf: [schema, { type: 'null' }] });

const message = ChatMessage.properties;
const example = TrainExample.properties;
const notification = Notification.properties;
const image = Image.properties;
const document = TextDocument.properties;
const recording = Recording.properties;
/** A picture of 2,048 pixels each way takes no more, whatever it shows. */
const MOST_IMAGE_BYTES = 20 * 1024 ** 2;
const side = () => Type.Integer({ minimum: 1, maximum: 2048 });

/** What a line of each kind may be: as the contract says of what is answered, so that nothing is kept that could not be shown. */
const RECORDS: Readonly<Record<RecordKind, TSchema>> = {
  conversations: Type.Object(
    {
      project: place(),
      id: Conversation.properties.id,
      title: Type.String({ maxLength: 500 }),
      ...{ own_title: flag(), pinned: flag(), created_at: time(), updated_at: time() },
    },
    closed,
  ),
  messages: Type.Object(
    {
      ...{ uid: message.uid, conversation: message.conversationId, role: message.role, answers: orNull(message.uid) },
      ...{ language: message.language, status: message.status, deltas: message.deltas },
      ...{ engine: orNull(message.engine), fell_back: flag(), basis: orNull(message.basis) },
      ...{ rating: orNull(message.rating), created_at: time(), text: Type.String({ maxLength: 1_000_000 }) },
      ...{ citations: message.citations, sources: message.sources, suggestions: message.suggestions },
      proposal: orNull(message.proposal),
      query: Type.Optional(orNull(Type.Unsafe({ type: 'object', isQuery: true }))),
    },
    closed,
  ),
  notifications: Type.Object(
    {
      ...{ uid: notification.uid, kind: notification.kind, status: notification.status },
      ...{ message_en: Type.String({ maxLength: 5_000 }), message_ro: Type.String({ maxLength: 5_000 }) },
      link: orNull(Type.String({ maxLength: 500, pattern: '^/dashboard/[a-z-]*(/[a-z-]+)?$' })),
      created_at: time(),
      params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    },
    closed,
  ),
  trainExamples: Type.Object(
    {
      ...{ id: example.id, language: example.language, version: example.version },
      ...{ created_at: time(), updated_at: time() },
      question: Type.String({ minLength: 1, maxLength: 2_000 }),
      answer: Type.String({ minLength: 1, maxLength: 10_000 }),
      tags: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 16 }),
    },
    closed,
  ),
  images: Type.Object(
    {
      project: orNull(place()),
      ...{ id: image.id, name: image.name, type: image.type, version: image.version },
      ...{ width: side(), height: side(), bytes: Type.Integer({ minimum: 1, maximum: MOST_IMAGE_BYTES }) },
      view: orNull(image.view),
      ...{ created_at: time(), updated_at: time() },
    },
    closed,
  ),
  documents: Type.Object(
    {
      project: place(),
      ...{ id: document.id, title: document.title, kind: document.kind, language: document.language },
      ...{ state: document.state, attempt: Type.Integer({ minimum: 1 }), version: document.version },
      ...{ created_at: time(), updated_at: time() },
      ...{ characters: document.characters, things: document.things, facts: document.facts },
      text: ref(DocumentTextSchema),
      places: Type.Array(ref(SourcePlace)),
      reading: orNull(ref(Reading)),
      review: orNull(ref(Review)),
      written: orNull(ref(WrittenFinds)),
      // Archives from before there were recordings do not have it.
      recording: Type.Optional(orNull(recordingId())),
    },
    closed,
  ),
  recordings: Type.Object(
    {
      project: place(),
      ...{ id: recording.id, name: recording.name, type: recording.type, bytes: recording.bytes },
      ...{ received: recording.received, fingerprint: ref(DigestSchema), seconds: orNull(recording.seconds) },
      ...{ language: orNull(recording.language), heard_language: orNull(recording.heardLanguage) },
      ...{ state: words(['kept', 'transcribed']), attempt: Type.Integer({ minimum: 0 }), words: recording.words },
      ...{ version: recording.version, created_at: time(), updated_at: time() },
      transcriber: orNull(ref(Transcriber)),
      transcript: orNull(ref(Transcript)),
    },
    closed,
  ),
  interactions: Type.Object(
    { month: Type.String({ pattern: '^\\d{4}-\\d\\d$' }), total: Type.Integer({ minimum: 0 }) },
    closed,
  ),
  interactionDays: Type.Object(
    { day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }), total: Type.Integer({ minimum: 0 }) },
    closed,
  ),
};

const { id: purchaseId, subscriptionId, number, amount, currency, description } = Purchase.properties;
const PURCHASE = {
  ...{ id: { ...purchaseId, minLength: 1, maxLength: 255 }, at: time(), amount },
  currency: { ...currency, pattern: '^[a-z]{3}$' },
  description: { ...description, maxLength: 500 },
  number: Type.Optional({ ...number, maxLength: 100 }),
  subscriptionId: Type.Optional({ ...subscriptionId, maxLength: 255 }),
};

const IMPORT_MAPPING = Type.Object(
  {
    ...{ shape: Type.String({ minLength: 2, maxLength: 5_000_000 }), usedAt: time() },
    tables: Type.Array(Type.String({ maxLength: 1024 }), { maxItems: 64 }),
    mapping: ref(ImportMapping),
  },
  closed,
);
const { kind: aliasKind } = Alias.properties;
const ALIAS = Type.Object(
  { project: place(), words: ref(AliasWordsSchema), kind: aliasKind, name: ref(LabelSchema), createdAt: time() },
  closed,
);

const { projectId: _of, createdAt: _made, updatedAt: _changed, ...savedView } = SavedView.properties;
const SAVED_VIEW = Type.Object(
  {
    ...savedView,
    query: Type.Optional(Type.Unsafe({ type: 'object', isQuery: true })),
    project: place(),
    createdAt: time(),
    updatedAt: time(),
  },
  closed,
);

const CONTENTS = Type.Object({
  format: words(['harta-archive']),
  version: Type.Integer({ minimum: 1, maximum: ARCHIVE_VERSION }),
  projects: Type.Array(
    Type.Object({
      ...{ file: Type.String(), name: Type.String({ maxLength: 128 }), isDefault: Type.Boolean() },
      description: Type.Optional(Type.String({ maxLength: 1000 })),
      isArchived: Type.Optional(Type.Boolean()),
    }),
    { minItems: 1, maxItems: 1000 },
  ),
});
const { version: _version, ...profile } = UpdateUserInfoInput.properties;
const { currentProjectId: _current, ...settings } = UpdateSettingsInput.properties;

/** The list of contents of an archive. */
export interface ArchiveContents {
  readonly projects: readonly {
    readonly name: string;
    readonly isDefault: boolean;
    readonly description?: string;
    readonly isArchived?: boolean;
  }[];
}

/** What the file of one project says of it. */
export interface ProjectHead {
  readonly name: string;
  readonly description: string;
}
const PROJECT = Type.Object({
  format: words([PROJECT_FORMAT]),
  version: Type.Integer({ minimum: 1, maximum: ARCHIVE_VERSION }),
  name: Type.String({ maxLength: 128 }),
  description: Type.String({ maxLength: 1000 }),
});

const SCHEMAS = {
  ...RECORDS,
  project: PROJECT,
  purchases: Type.Object(PURCHASE, closed),
  importMappings: IMPORT_MAPPING,
  aliases: ALIAS,
  savedViews: SAVED_VIEW,
  contents: CONTENTS,
  profile: Type.Object({ ...profile, email: orNull(Type.String()) }, closed),
  settings: Type.Object({ ...settings, currentProject: orNull(place()) }, closed),
} satisfies Record<string, TSchema>;

type Checked = keyof typeof SCHEMAS;

let checks: Readonly<Record<Checked, ValidateFunction>> | undefined;

function compiled(): Readonly<Record<Checked, ValidateFunction>> {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv, ['date', 'date-time']);
  // Its schema of alternatives could not say so.
  ajv.addKeyword({ keyword: 'isQuery', schema: false, validate: isQuery });
  for (const schema of components) ajv.addSchema(schema);
  return Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, ajv.compile(schema)])) as Record<
    Checked,
    ValidateFunction
  >;
}

/** The value of a JSON text of an archive. Throws `FILE_INVALID` for what is none, or not as it must be. */
export function checkedJson<T = PersonRecord>(what: Checked, text: string): T {
  checks ??= compiled();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProblemError('FILE_INVALID', { detail: `${what}: not JSON` });
  }
  const check = checks[what];
  if (check(value)) return value as T;
  const [error] = check.errors ?? [];
  throw new ProblemError('FILE_INVALID', { detail: `${what}: ${error?.instancePath ?? ''} ${error?.message ?? ''}` });
}
