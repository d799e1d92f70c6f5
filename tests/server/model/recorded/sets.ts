import { type Field } from '../../../assistant/unseen/Gold.js';
import { agency } from '../../../assistant/unseen/kept/agency.js';
import { allotments } from '../../../assistant/unseen/kept/allotments.js';
import { dues } from '../../../assistant/unseen/kept/dues.js';
import { homebrew } from '../../../assistant/unseen/kept/homebrew.js';
import { nestBoxes } from '../../../assistant/unseen/kept/nestBoxes.js';
import { rescues } from '../../../assistant/unseen/kept/rescues.js';
import { keptPath } from '../../../assistant/unseen/kept/rows.js';
import { OPEN_FIELDS } from '../../../assistant/unseen/openData/all.js';
import { openPath } from '../../../assistant/unseen/openData/rows.js';
import { PUBLIC_FIELDS } from '../../../assistant/unseen/publicFiles/all.js';
import { publicPath } from '../../../assistant/unseen/publicFiles/rows.js';

/** A set of questions for whose prompts answers are recorded, in a file of its name. */
export interface RecordedSet {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly pathOf: (file: string) => string;
}

export const PUBLIC_FILES: RecordedSet = { name: 'publicFiles', fields: PUBLIC_FIELDS, pathOf: publicPath };
export const OPEN_DATA: RecordedSet = { name: 'openData', fields: OPEN_FIELDS, pathOf: openPath };
export const KEPT: RecordedSet = {
  name: 'kept',
  fields: [allotments, agency, dues, nestBoxes, homebrew, rescues],
  pathOf: keptPath,
};

const DIGITS = 2;
const MARKS = /\p{M}+/gu;
const BLANKS = /[^\p{L}\p{N}]+/gu;

/** A name that may stand in one of a file. */
const plain = (name: string): string => name.normalize('NFD').replace(MARKS, '').replace(BLANKS, '-');

/** By what the answer to a question is found: its set, its graph, and its number there from 1. */
const idOf = (set: string, field: string, number: number): string =>
  `${set}/${plain(field)}/${String(number).padStart(DIGITS, '0')}`;

const keyOf = (field: string, question: string): string => JSON.stringify([field, question]);

/** The ids of the questions of a set. */
export class QuestionIds {
  readonly #ids = new Map<string, string>();

  constructor({ name, fields }: RecordedSet) {
    for (const field of fields)
      for (const [at, { question }] of field.asked.entries())
        this.#ids.set(keyOf(field.name, question), idOf(name, field.name, at + 1));
  }

  /** Undefined for what is no question of the set, such as what a person is asked back. */
  of = (field: string, question: string): string | undefined => this.#ids.get(keyOf(field, question));

  get all(): readonly string[] {
    return [...this.#ids.values()];
  }
}
