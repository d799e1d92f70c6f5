import { BUNDLED_FIELDS } from '../../../assistant/unseen/bundledTables/all.js';
import { BUNDLED_CONVERSATIONS } from '../../../assistant/unseen/bundledTables/followUps.js';
import { bundledPath } from '../../../assistant/unseen/bundledTables/rows.js';
import { type Conversation } from '../../../assistant/unseen/conversations.js';
import { PACKAGE_CONVERSATIONS } from '../../../assistant/unseen/dataPackages/followUps.js';
import { PACKAGE_FIELDS } from '../../../assistant/unseen/dataPackages/all.js';
import { packagePath } from '../../../assistant/unseen/dataPackages/rows.js';
import { type Field } from '../../../assistant/unseen/Gold.js';
import { agency } from '../../../assistant/unseen/hobbyFiles/agency.js';
import { allotments } from '../../../assistant/unseen/hobbyFiles/allotments.js';
import { dues } from '../../../assistant/unseen/hobbyFiles/dues.js';
import { homebrew } from '../../../assistant/unseen/hobbyFiles/homebrew.js';
import { nestBoxes } from '../../../assistant/unseen/hobbyFiles/nestBoxes.js';
import { rescues } from '../../../assistant/unseen/hobbyFiles/rescues.js';
import { hobbyFilesPath } from '../../../assistant/unseen/hobbyFiles/rows.js';
import { OPEN_FIELDS } from '../../../assistant/unseen/openData/all.js';
import { OPEN_CONVERSATIONS } from '../../../assistant/unseen/openData/followUps.js';
import { openPath } from '../../../assistant/unseen/openData/rows.js';
import { TABLE_FIELDS } from '../../../assistant/unseen/packagedTables/all.js';
import { TABLE_CONVERSATIONS } from '../../../assistant/unseen/packagedTables/followUps.js';
import { tablePath } from '../../../assistant/unseen/packagedTables/rows.js';
import { RECORD_FIELDS } from '../../../assistant/unseen/packagedRecords/all.js';
import { RECORD_CONVERSATIONS } from '../../../assistant/unseen/packagedRecords/followUps.js';
import { recordPath } from '../../../assistant/unseen/packagedRecords/rows.js';
import { PUBLIC_FIELDS } from '../../../assistant/unseen/publicFiles/all.js';
import { PUBLIC_CONVERSATIONS } from '../../../assistant/unseen/publicFiles/followUps.js';
import { publicPath } from '../../../assistant/unseen/publicFiles/rows.js';
import { REGISTER_FIELDS } from '../../../assistant/unseen/publicRegisters/all.js';
import { REGISTER_CONVERSATIONS } from '../../../assistant/unseen/publicRegisters/followUps.js';
import { registerPath } from '../../../assistant/unseen/publicRegisters/rows.js';
import { SHIPPED_FIELDS } from '../../../assistant/unseen/shippedFiles/all.js';
import { SHIPPED_CONVERSATIONS } from '../../../assistant/unseen/shippedFiles/followUps.js';
import { shippedPath } from '../../../assistant/unseen/shippedFiles/rows.js';
import { TOWN_FIELDS } from '../../../assistant/unseen/townsAndPassengers/all.js';
import { TOWN_CONVERSATIONS } from '../../../assistant/unseen/townsAndPassengers/followUps.js';
import { townPath } from '../../../assistant/unseen/townsAndPassengers/rows.js';

/** A set of questions, and of conversations, over files. */
export interface FileSet {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly conversations: readonly Conversation[];
  readonly pathOf: (file: string) => string;
}

export const PUBLIC_FILES: FileSet = {
  name: 'publicFiles',
  fields: PUBLIC_FIELDS,
  conversations: PUBLIC_CONVERSATIONS,
  pathOf: publicPath,
};
export const SHIPPED_FILES: FileSet = {
  name: 'shippedFiles',
  fields: SHIPPED_FIELDS,
  conversations: SHIPPED_CONVERSATIONS,
  pathOf: shippedPath,
};
export const PACKAGED_RECORDS: FileSet = {
  name: 'packagedRecords',
  fields: RECORD_FIELDS,
  conversations: RECORD_CONVERSATIONS,
  pathOf: recordPath,
};
export const OPEN_DATA: FileSet = {
  name: 'openData',
  fields: OPEN_FIELDS,
  conversations: OPEN_CONVERSATIONS,
  pathOf: openPath,
};
export const HOBBY_FILES: FileSet = {
  name: 'hobbyFiles',
  fields: [allotments, agency, dues, nestBoxes, homebrew, rescues],
  conversations: [],
  pathOf: hobbyFilesPath,
};

export const DATA_PACKAGES: FileSet = {
  name: 'dataPackages',
  fields: PACKAGE_FIELDS,
  conversations: PACKAGE_CONVERSATIONS,
  pathOf: packagePath,
};

export const PACKAGED_TABLES: FileSet = {
  name: 'packagedTables',
  fields: TABLE_FIELDS,
  conversations: TABLE_CONVERSATIONS,
  pathOf: tablePath,
};

export const BUNDLED_TABLES: FileSet = {
  name: 'bundledTables',
  fields: BUNDLED_FIELDS,
  conversations: BUNDLED_CONVERSATIONS,
  pathOf: bundledPath,
};

export const PUBLIC_REGISTERS: FileSet = {
  name: 'publicRegisters',
  fields: REGISTER_FIELDS,
  conversations: REGISTER_CONVERSATIONS,
  pathOf: registerPath,
};

export const TOWNS_AND_PASSENGERS: FileSet = {
  name: 'townsAndPassengers',
  fields: TOWN_FIELDS,
  conversations: TOWN_CONVERSATIONS,
  pathOf: townPath,
};

/** A message to which an answer is recorded. */
interface RecordedMessage {
  readonly id: string;
  readonly field: string;
  /** What was said before it in its conversation, and the message itself last. */
  readonly said: readonly string[];
}

/** Messages whose recorded answers stand in one file of their name. */
export interface RecordedSet {
  readonly name: string;
  readonly messages: readonly RecordedMessage[];
}

const DIGITS = 2;
const MARKS = /\p{M}+/gu;
const BLANKS = /[^\p{L}\p{N}]+/gu;

/** A name that may stand in one of a file. */
const plain = (name: string): string => name.normalize('NFD').replace(MARKS, '').replace(BLANKS, '-');

/** A place in what an id counts, from 1. */
const numbered = (index: number): string => String(index + 1).padStart(DIGITS, '0');

/** The questions of a set: their ids are its name, their graph, and their number there. */
export const questionsOf = ({ name, fields }: FileSet): RecordedSet => ({
  name,
  messages: fields.flatMap((field) =>
    field.asked.map(({ question }, index) => ({
      id: `${name}/${plain(field.name)}/${numbered(index)}`,
      field: field.name,
      said: [question],
    })),
  ),
});

/** All that is said in the conversations of a set: its name, `turns`, the graph with which conversation about it, and the number there. */
export function turnsOf({ name, conversations }: FileSet): RecordedSet {
  const about = new Map<string, number>();
  const messages = conversations.flatMap(({ field, opening, asked }) => {
    const number = (about.get(field.name) ?? 0) + 1;
    about.set(field.name, number);
    const said = [opening, ...asked.map(({ question }) => question)];
    return said.map((_, index) => ({
      id: `${name}/turns/${plain(field.name)}-${number}/${numbered(index)}`,
      field: field.name,
      said: said.slice(0, index + 1),
    }));
  });
  return { name: `${name}.turns`, messages };
}

const keyOf = (field: string, said: readonly string[]): string => JSON.stringify([field, ...said]);

/** The ids of the messages of a set. */
export class MessageIds {
  readonly #ids: ReadonlyMap<string, string>;

  constructor({ messages }: RecordedSet) {
    this.#ids = new Map(messages.map(({ id, field, said }) => [keyOf(field, said), id]));
  }

  /** Undefined for what is no message of the set, such as the button that a person presses. */
  of = (field: string, said: readonly string[]): string | undefined => this.#ids.get(keyOf(field, said));

  get all(): readonly string[] {
    return [...this.#ids.values()];
  }
}
