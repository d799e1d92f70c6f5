import { useActor } from '@xstate/react';
import { fromPromise } from 'xstate';

import { type ExamplesImported } from '../../../../../../domain/teaching/trainExample';
import { type ExamplesSource, trainExampleImportMachine } from '../../../../../../machines/trainExampleImportMachine';
import { useLanguage } from '../../../../../app/i18n/useLanguage';
import { importExamples } from '../../../../../teaching/exampleCalls';

/** Brings a file of examples: checked first, written when the person says so. */
export function useExampleImport(onImported: () => void) {
  const language = useLanguage();
  const [snapshot, send] = useActor(
    trainExampleImportMachine.provide({
      actors: {
        check: fromPromise<ExamplesImported, ExamplesSource>(({ input, signal }) =>
          importExamples(input, false, signal),
        ),
        write: fromPromise<ExamplesImported, ExamplesSource>(({ input, signal }) =>
          importExamples(input, true, signal),
        ),
      },
      actions: { announce: onImported },
    }),
    { input: { language } },
  );
  return { snapshot, send };
}

/** See {@link useExampleImport}. */
export type ExampleImport = ReturnType<typeof useExampleImport>;
