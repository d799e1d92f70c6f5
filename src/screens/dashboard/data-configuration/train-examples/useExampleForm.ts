import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import { contentOf, type ExampleContent, type TrainExample } from '../../../../../machines/trainExample';
import { type ExampleWrite, trainExampleFormMachine } from '../../../../../machines/trainExampleFormMachine';
import { useLanguage } from '../../../../app/i18n/useLanguage';
import { useDraft } from '../../../../components/draft/useDraft';
import { saveExample } from './exampleCalls';

/** What was typed, and the example that it is an edit of. */
interface ExampleDraft {
  readonly example: TrainExample | null;
  readonly content: ExampleContent;
}

interface FormEnds {
  /** It is kept. */
  onSaved(): void;
  /** There is nothing more to do: it is kept, or nothing was changed. */
  onDone(): void;
}

/** The form of an example, or of a new one; what is typed outlives it until it is saved or given up. */
export function useExampleForm(example: TrainExample | null, { onSaved, onDone }: FormEnds) {
  const client = useApolloClient();
  const language = useLanguage();
  const empty: ExampleContent = { question: '', answer: '', language, tags: [] };
  const draft = useDraft<ExampleDraft>(`trainExample:${example?.id ?? 'new'}`, {
    example,
    content: example === null ? empty : contentOf(example),
  });
  const [state, send] = useActor(
    trainExampleFormMachine.provide({
      actors: { save: fromPromise<TrainExample, ExampleWrite>(({ input }) => saveExample(client, input)) },
      actions: {
        announce: onSaved,
        showTheirs: (_, theirs) => theirs !== null && draft.set({ example: theirs, content: contentOf(theirs) }),
      },
    }),
    { input: { example: draft.value.example } },
  );
  const isDone = state.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    draft.forget();
    onDone();
    // Once, at the end: the draft and the callbacks are new at every drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);
  return {
    state,
    send,
    content: draft.value.content,
    isFound: draft.isFound,
    type: (content: ExampleContent) => draft.set({ example: state.context.example, content }),
    forget: draft.forget,
  };
}
