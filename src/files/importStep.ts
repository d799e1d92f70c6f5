import { type SnapshotFrom } from 'xstate';

import { type ImportState } from '../../domain/imports/importJob';
import { type importMachine } from '../../machines/importMachine';

/** Where an import is, as a person would say it. `opening` is an import from before a refresh that is read again. */
export type ImportStep = 'idle' | 'opening' | 'uploading' | 'mapping' | ImportState;

/** The step of the flow: while the backend is asked, the import is where it was last seen. */
export function stepOf({ value, context }: SnapshotFrom<typeof importMachine>): ImportStep {
  switch (value) {
    case 'reading':
    case 'cancelling':
    case 'sorting':
      return !context.isMapped && context.job?.state === 'checked' && (context.job.tables ?? 0) > 0
        ? 'mapping'
        : (context.job?.state ?? 'opening');
    case 'applying':
      return 'checking';
    case 'committing':
      return 'writing';
    default:
      return value;
  }
}

const ENDS: readonly ImportStep[] = ['idle', 'refused', 'done', 'failed', 'cancelled'];

/** Whether something is going on or waits for a decision. */
export const isOpen = (step: ImportStep): boolean => !ENDS.includes(step);
