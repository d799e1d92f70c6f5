import { sameDay } from './sameDay';

interface Written {
  readonly createdAt: string;
}

/**
 * Whether a message is the first of its day, where the reader is. The first of all is one unless it was written today: who
 * begins a conversation knows that.
 * @param before the message before it, if there is one
 */
export function beginsDay({ createdAt }: Written, before: Written | undefined, now = new Date()): boolean {
  return !sameDay(new Date(createdAt), before === undefined ? now : new Date(before.createdAt));
}
