import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import {
  contentOf,
  type ExampleContent,
  type TrainExample,
  type ExampleWrite,
} from '../../../../../../domain/teaching/trainExample';
import { trainExampleFormMachine } from '../../../../../../machines/trainExampleFormMachine';
import { writeDraft } from '../../../../../components/draft/draftStorage';
import { saveExample } from '../../../../../teaching/exampleCalls';

/** What was typed, and the example that it is an edit of. */
export interface ExampleDraft {
  readonly example: TrainExample | null;
  readonly content: ExampleContent;
}

/** Under which the input of a form is kept. */
export const exampleDraftKey = (example: TrainExample | null): string => `trainExample:${example?.id ?? 'new'}`;

interface FormEnds {
  /** It is kept. */
  onSaved(): void;
  /** There is nothing more to do: it is kept, or nothing was changed. */
  onDone(): void;
}

/**
 * The form of an example, or of a new one; what is typed outlives it until it is saved or given up.
 * @param draftKey under which it does
 * @param begun what the form holds at first
 */
export function useExampleForm(draftKey: string, begun: ExampleDraft, { onSaved, onDone }: FormEnds) {
  const client = useApolloClient();
  const [content, setContent] = useState(begun.content);
  const keep = (draft: ExampleDraft) => {
    setContent(draft.content);
    writeDraft(draftKey, draft);
  };
  const forget = () => writeDraft(draftKey, undefined);
  const [state, send] = useActor(
    trainExampleFormMachine.provide({
      actors: { save: fromPromise<TrainExample, ExampleWrite>(({ input }) => saveExample(client, input)) },
      actions: {
        announce: onSaved,
        showTheirs: (_, theirs) => theirs !== null && keep({ example: theirs, content: contentOf(theirs) }),
      },
    }),
    { input: { example: begun.example } },
  );
  const isDone = state.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    forget();
    onDone();
    // Once, at the end: the callbacks are new at every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone]);
  return {
    state,
    send,
    content,
    type: (typed: ExampleContent) => keep({ example: state.context.example, content: typed }),
    forget,
  };
}
