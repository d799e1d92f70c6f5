import { type AnyActor, type AnyEventObject, fromPromise, type PromiseActorLogic } from 'xstate';

import { type Page, type PageWanted } from '../../domain/lists/pagedList';
import { done, elapsed, failed, type Walk } from './replay';

/** What can happen to every list that is read page by page; the second page overlaps with the first. */
export const pageEvents = (
  machineId: string,
  page: (nextPageToken: string | null, ...ids: string[]) => Page<unknown>,
): AnyEventObject[] => [
  { type: 'TYPED', text: ' ro ' },
  { type: 'CLEARED' },
  { type: 'MORE.WANTED' },
  { type: 'CHANGED' },
  done('load', page('t2', 'C', 'B')),
  failed('load'),
  done('loadMore', page(null, 'B', 'A')),
  failed('loadMore'),
  done('refresh', page(null, 'C', 'B', 'A')),
  failed('refresh'),
  elapsed('patience', `${machineId}.typing`),
];

/** One filter at a time is enough: they do not know of each other. */
export const atMostOne = (...filters: readonly unknown[]): boolean => filters.filter(Boolean).length < 2;

/** The walks that end in a change while something is shown. */
export const changedWhileShown = (taken: readonly Walk[]): Walk[] =>
  taken.filter(({ before, events }) => before.context.page !== null && events.at(-1)?.type === 'CHANGED');

/** Which pages a list asks for at its start and after a change, when each answer is this one. */
export async function pagesAsked<P, Request extends PageWanted>(
  answer: P,
  listWith: (load: PromiseActorLogic<P, Request>) => AnyActor,
): Promise<(readonly [pageSize: number, pageToken: string])[]> {
  const asked: (readonly [number, string])[] = [];
  const load = fromPromise<P, Request>(({ input: { pageSize, pageToken } }) => {
    asked.push([pageSize, pageToken]);
    return Promise.resolve(answer);
  });
  const list = listWith(load).start();
  await new Promise((settled) => setTimeout(settled, 0));
  list.send({ type: 'CHANGED' });
  await new Promise((settled) => setTimeout(settled, 0));
  return asked;
}
