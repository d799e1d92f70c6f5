import { readStored, writeStored } from '../../app/storage';
import { type LayoutId, layoutOf } from './layouts';
import { type Kept, valuesOf } from './parameters';

/** Under which this browser keeps how a project is laid out. */
const keyOf = (projectId: string) => `canvas.layouts:${projectId}`;

/** What was chosen in a project: for each layout its parameters, and which was asked for last. */
interface Choices {
  readonly last: LayoutId;
  readonly values: Readonly<Record<string, Kept>>;
}
const NONE: Choices = { last: 'force', values: {} };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Values are read again by whoever takes them, since what is kept may be of another time. */
function kept(projectId: string): Choices {
  try {
    const read: unknown = JSON.parse(readStored(keyOf(projectId)) ?? 'null');
    if (!isRecord(read) || !isRecord(read['values'])) return NONE;
    const values = Object.entries(read['values']).filter((entry): entry is [string, Kept] => isRecord(entry[1]));
    return { last: layoutOf(String(read['last'])).id, values: Object.fromEntries(values) };
  } catch {
    return NONE;
  }
}

/** How the layouts of a project are set: a way of looking at it that this browser keeps. */
export class LayoutChoices {
  #choices = NONE;
  #projectId: string | undefined;

  /** The layout that was asked for last. */
  get last(): LayoutId {
    return this.#choices.last;
  }

  /** Takes up what was chosen in a project. */
  open(projectId: string): void {
    this.#projectId = projectId;
    this.#choices = kept(projectId);
  }

  /** The values of all parameters of a layout, as chosen or as usual. */
  of(id: string): Kept {
    return valuesOf(layoutOf(id).parameters, this.#choices.values[id]);
  }

  /** Keeps that a layout was asked for, with these values. */
  choose(id: LayoutId, values: Kept = this.of(id)): void {
    this.#choices = { last: id, values: { ...this.#choices.values, [id]: values } };
    if (this.#projectId !== undefined) writeStored(keyOf(this.#projectId), JSON.stringify(this.#choices));
  }
}
