import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import { type ChatMessage } from '../../../domain/chat/message';
import { type ExampleContent, type TrainExample, type ExampleWrite } from '../../../domain/teaching/trainExample';
import { trainExampleFormMachine } from '../../../machines/trainExampleFormMachine';
import { useDraft } from '../../components/draft/useDraft';
import { saveExample } from '../../teaching/exampleCalls';

/** The form that makes a train example of an answer; what is typed outlives it until it is saved or given up. */
export function useTeaching(question: ChatMessage, answer: ChatMessage, onDone: (isSaved: boolean) => void) {
  const client = useApolloClient();
  const draft = useDraft<ExampleContent>(`teach:${answer.uid}`, {
    question: question.text,
    answer: answer.text,
    language: question.language,
    tags: [],
  });
  const [state, send] = useActor(
    trainExampleFormMachine.provide({
      actors: { save: fromPromise<TrainExample, ExampleWrite>(({ input }) => saveExample(client, input)) },
    }),
    { input: { example: null } },
  );
  const isDone = state.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    draft.forget();
    onDone(true);
    // Once, at the end: the draft and the callback are new at every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone]);
  return {
    content: draft.value,
    refusal: state.context.refusal,
    isSaving: state.matches('saving'),
    type: draft.set,
    submit: (content: ExampleContent) => send({ type: 'SUBMITTED', content }),
    discard: () => {
      draft.forget();
      onDone(false);
    },
  };
}
