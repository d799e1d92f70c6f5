import { useCallback, useState } from 'react';

import { type Conversation } from '../../../../chat/list/conversationList';

/** Which of the conversations that are shown are chosen, to do something with all of them; one that goes is chosen no longer. */
export function useChosen(shown: readonly Conversation[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id }) => ids.has(id));
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setIds((known) => new Set(isChosen ? [...known, id] : [...known].filter((each) => each !== id))),
    [],
  );
  return {
    chosen,
    choose,
    chooseAll: (isChosen: boolean) => setIds(new Set(isChosen ? shown.map(({ id }) => id) : [])),
  };
}

/** See {@link useChosen}. */
export type Chosen = ReturnType<typeof useChosen>;
