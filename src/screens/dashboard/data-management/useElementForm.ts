import { useActor } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { type Creation, elementFormMachine } from '../../../../machines/elementFormMachine';
import { useSaveElement } from './form/useSaveElement';

/** The form of data management, wired to the calls that make elements; `onCreated` hears of each new one. */
export function useElementForm(onCreated: (creation: Creation) => void) {
  const { create } = useSaveElement();
  const [machine] = useState(() =>
    elementFormMachine.provide({
      actors: {
        create: fromPromise<void, Creation | null>(async ({ input }) => {
          if (input === null) return;
          await create(input);
          onCreated(input);
        }),
      },
    }),
  );
  return useActor(machine);
}
