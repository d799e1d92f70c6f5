import { type ApolloClient } from '@apollo/client';

import { type ChatTurnEvent } from '../../../machines/chatTurnMachine';
import { problemCode } from '../../components/problem/problemCode';
import { readTurn } from './chatCalls';

/** The backend holds its answer for so long, unless the turn ends before. */
const WAIT_S = 20;
/** After a failure it is asked again so much later. */
const AGAIN_MS = 3000;

/**
 * Tells a turn while no channel can be had, not even over long polling: the backend is asked to answer when it is whole.
 * @returns how to stop it
 */
export function turnWithoutChannel(
  client: ApolloClient,
  uid: string,
  tell: (event: ChatTurnEvent) => void,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    let delay = 0;
    try {
      const turn = await readTurn(client, uid, WAIT_S);
      if (!isOver) tell({ type: 'TURN.CAME', turn });
    } catch (error) {
      if (!isOver && problemCode(error) === 'MESSAGE_NOT_FOUND') tell({ type: 'CHANGED' });
      delay = AGAIN_MS;
    }
    if (!isOver) timer = setTimeout(() => void ask(), delay);
  };
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
