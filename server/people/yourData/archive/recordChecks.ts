import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type TSchema, Type } from 'typebox';

import { UpdateSettingsInput } from '../../../contract/account.js';
import { components } from '../../../contract/components.js';
import { Alias } from '../../../contract/aliases.js';
import { ImportMapping } from '../../../contract/importMapping.js';
import { Purchase } from '../../../contract/payments.js';
import { SavedView } from '../../../contract/savedViews.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { ref, words } from '../../../contract/schema.js';
import { AliasWordsSchema } from '../../../contract/texts.js';
import { MAX_PROPERTY_NAME_LENGTH } from '../../../contract/properties.js';
import { archivedPlace, MOST_PROJECTS, orNull, recordSchema } from '../../records/archive/recordDescriptions.js';
import { type PersonRecord, RECORD_KINDS, type RecordKind, byKind } from '../../records/PersonRecords.js';
import { parseExactly } from './parseExactly.js';
import { isQuery } from '../../../../domain/query/validate.js';
import { ARCHIVE_VERSION, upgradeRecord } from '../../records/archive/upgradeRecord.js';
import { PROJECT_FORMAT, PROJECT_VERSION } from './names.js';

const closed = { additionalProperties: false };
const time = () => Type.String({ format: 'date-time', maxLength: 40 });

const { id: purchaseId, subscriptionId, number, amount, currency, description } = Purchase.properties;
const PURCHASE = {
  ...{ id: { ...purchaseId, minLength: 1, maxLength: 255 }, at: time(), amount },
  currency: { ...currency, pattern: '^[a-z]{3}$' },
  description: { ...description, maxLength: 5_000 },
  number: Type.Optional({ ...number, maxLength: 100 }),
  subscriptionId: Type.Optional({ ...subscriptionId, maxLength: 255 }),
};

const IMPORT_MAPPING = Type.Object(
  {
    ...{ shape: Type.String({ minLength: 2, maxLength: 5_000_000 }), usedAt: time() },
    tables: Type.Array(Type.String({ maxLength: 1024 }), { maxItems: 64 }),
    mapping: ref(ImportMapping),
    proposed: Type.Optional(ref(ImportMapping)),
  },
  closed,
);
const { kind: aliasKind } = Alias.properties;
const ALIAS = Type.Object(
  {
    project: archivedPlace(),
    words: ref(AliasWordsSchema),
    kind: aliasKind,
    name: Type.String({ minLength: 1, maxLength: MAX_PROPERTY_NAME_LENGTH }),
    createdAt: time(),
  },
  closed,
);

const { projectId: _of, createdAt: _made, updatedAt: _changed, ...savedView } = SavedView.properties;
const SAVED_VIEW = Type.Object(
  {
    ...savedView,
    query: Type.Optional(Type.Unsafe({ type: 'object', isQuery: true })),
    project: archivedPlace(),
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
    { minItems: 1, maxItems: MOST_PROJECTS },
  ),
});
/** Names and addresses of pictures as services of others wrote them, which may be longer than any that is typed here. */
const PROFILE = Type.Object(
  {
    ...{ displayName: Type.String({ maxLength: 5_000 }), photoURL: Type.String({ maxLength: 5_000 }) },
    ...{ organisation: Type.String({ maxLength: 5_000 }), about: Type.String({ maxLength: 5_000 }) },
    email: orNull(Type.String({ maxLength: 5_000 })),
  },
  closed,
);
const { currentProjectId: _current, ...settings } = UpdateSettingsInput.properties;

/** The list of contents of an archive. */
export interface ArchiveContents {
  readonly version: number;
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
  version: Type.Integer({ minimum: 1, maximum: PROJECT_VERSION }),
  name: Type.String({ maxLength: 128 }),
  description: Type.String({ maxLength: 1000 }),
});

const SCHEMAS = {
  ...byKind<RecordKind, TSchema>(RECORD_KINDS, recordSchema),
  project: PROJECT,
  purchases: Type.Object(PURCHASE, closed),
  importMappings: IMPORT_MAPPING,
  aliases: ALIAS,
  savedViews: SAVED_VIEW,
  contents: CONTENTS,
  profile: PROFILE,
  settings: Type.Object({ ...settings, currentProject: orNull(archivedPlace()) }, closed),
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

const unreadable = (what: string, why: string) => new ProblemError('FILE_INVALID', { detail: `${what}: ${why}` });

/** Whether a value is as an archive holds one of these. */
export function fits(what: Checked, value: unknown): boolean {
  checks ??= compiled();
  return checks[what](value);
}

function parsed(what: Checked, text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    throw unreadable(what, 'not JSON');
  }
}

/** A value that is as an archive holds it. Throws `FILE_INVALID`. */
function checked<T>(what: Checked, value: unknown): T {
  checks ??= compiled();
  const check = checks[what];
  if (check(value)) return value as T;
  const [error] = check.errors ?? [];
  throw unreadable(what, `${error?.instancePath ?? ''} ${error?.message ?? ''}`);
}

/** The value of a JSON text of an archive. Throws `FILE_INVALID` for what is none, or not as it must be. */
export const checkedJson = <T>(what: Checked, text: string): T => checked<T>(what, parsed(what, text));

const isObject = (value: unknown): value is PersonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record of an archive of this version, as the present version has it. Throws `FILE_INVALID`. */
export function checkedRecord(kind: RecordKind, version: number, text: string): PersonRecord {
  const value = parsed(kind, text);
  return checked(kind, isObject(value) ? upgradeRecord(kind, version, value) : value);
}
