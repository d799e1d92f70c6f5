import { useLiveEvent, useRejoin } from '../../../live/useLiveEvent';

/** Calls the handler whenever something of the chat history may have changed, here or in another window. */
export function useChatNews(onNews: () => void): void {
  useLiveEvent('user:chat', 'turn', onNews);
  useLiveEvent('user:chat', 'done', onNews);
  useLiveEvent('user:chat', 'changed', onNews);
  useRejoin('user:chat', onNews);
}
