import { type FormTarget } from '../../../../../machines/elementFormMachine';
import { draftKeys, readDraft, writeDraft } from '../../../../components/draft/draftStorage';
import { type FormValues } from './edits';

/** Unsaved input of the form: what it is about, as it stood when the form was opened, and what was typed. */
export interface ElementDraft {
  readonly target: FormTarget;
  readonly values: FormValues;
  /** When it was last typed in, in milliseconds since 1970. */
  readonly at: number;
}

const beginning = (projectId: string) => `element:${projectId}:`;

/** Each new element has a key of its own: what was typed for one is offered again, and never joined to the next. */
const keyOf = (projectId: string, target: FormTarget) =>
  beginning(projectId) + (target.mode === 'create' ? `new-${target.ref.id}` : target.element.id);

/** Keeps what the form holds until it is saved or given up. */
export const keepElementDraft = (projectId: string, target: FormTarget, values: FormValues): void =>
  writeDraft(keyOf(projectId, target), { target, values, at: Date.now() } satisfies ElementDraft);

/** What was typed about this target before and not saved. */
export const elementDraftOf = (projectId: string, target: FormTarget): ElementDraft | undefined =>
  readDraft<ElementDraft>(keyOf(projectId, target));

/** Forgets what was typed about a target. */
export const forgetElementDraft = (projectId: string, target: FormTarget): void =>
  writeDraft(keyOf(projectId, target), undefined);

/** Everything in a project that was typed and not saved, the last first. */
export const elementDraftsIn = (projectId: string): ElementDraft[] =>
  draftKeys(beginning(projectId))
    .flatMap((key) => readDraft<ElementDraft>(key) ?? [])
    .sort((one, other) => other.at - one.at);
