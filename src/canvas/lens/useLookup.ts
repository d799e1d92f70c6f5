import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';

/**
 * Looks something up, and again whenever the question is another one.
 * @param question plain values
 * @param patience how long a question must rest before it is asked, in ms
 */
export function useLookup<Question, Answer>(
  question: Question,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  patience = 0,
) {
  const [machine] = useState(() => lookupMachineOf<Question, Answer>({ patience }));
  const asking = fromPromise<Answer, LookupRequest<Question>>(({ input, signal }) => ask(input.question, signal));
  const actor = useActorRef(machine.provide({ actors: { ask: asking } }));
  const key = JSON.stringify(question);
  useEffect(() => actor.send({ type: 'ASKED', question: JSON.parse(key) as Question }), [actor, key]);
  const state = useSelector(actor, ({ value }) => value);
  const { answer, error } = useSelector(actor, ({ context }) => context);
  return { actor, state, answer, error: state === 'failed' ? error : null };
}
