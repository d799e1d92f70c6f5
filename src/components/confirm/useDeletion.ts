import { useActor } from '@xstate/react';
import { fromPromise } from 'xstate';

import { type deletionMachineOf, type DeletionRequest } from '../../../machines/deletionMachine';

type DeletionMachine<Target, Deleted> = ReturnType<typeof deletionMachineOf<Target, Deleted>>;

interface DeletionCalls<Target, Deleted> {
  /** Deletes it at the backend; what it rejects with is told where it was asked. */
  remove(target: Target): Promise<Deleted>;
  /** Says that it is gone. */
  announce(target: Target, deleted: Deleted): void;
}

/** A question before something is deleted, and what a dialog needs to ask it. */
export interface DeletionFlow<Target> {
  readonly isAsking: boolean;
  readonly isDeleting: boolean;
  /** Whether what is to be ticked or typed before is. */
  readonly isMeant: boolean;
  /** What is asked about; what was asked about last while nothing is. */
  readonly target: Target | null;
  readonly amount: number | null;
  readonly typed: string;
  readonly error: unknown;
  ask(target: Target): void;
  chooseAmount(amount: number | null): void;
  type(text: string): void;
  confirm(): void;
  decline(): void;
}

/** Deletes something after a question. @param machine made once for each kind of thing */
export function useDeletion<Target, Deleted>(
  machine: DeletionMachine<Target, Deleted>,
  { remove, announce }: DeletionCalls<Target, Deleted>,
): DeletionFlow<Target> {
  const [snapshot, send] = useActor(
    machine.provide({
      actors: {
        remove: fromPromise<Deleted, DeletionRequest<Target>>(({ input: { target } }) => remove(target)),
      },
      actions: {
        announce: ({ context: { target, deleted } }) => {
          if (target !== null) announce(target, deleted as Deleted);
        },
      },
    }),
  );
  const { target, amount, typed, error } = snapshot.context;
  return {
    isAsking: !snapshot.matches('idle'),
    isDeleting: snapshot.matches('deleting'),
    isMeant: snapshot.can({ type: 'CONFIRMED' }),
    target,
    amount,
    typed,
    error,
    ask: (wanted) => send({ type: 'DELETE.WANTED', target: wanted }),
    chooseAmount: (chosen) => send({ type: 'AMOUNT.CHOSEN', amount: chosen }),
    type: (text) => send({ type: 'WORD.TYPED', text }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}
