import { choicesIn, type Look, stillUnsent } from '../../domain/look/look';
import { readStored, writeStored } from '../app/storage';

/** Choices of this browser that have not reached anybody's settings, so that a reload or a log-in does not lose them. */
const UNSENT_KEY = 'look-unsent';

type Listener = (change: Partial<Look>) => void;
const listeners = new Set<Listener>();

/** What was chosen in this browser and is not in the settings of whoever is, or will be, signed in. */
export function unsentChoices(): Partial<Look> {
  try {
    return choicesIn(JSON.parse(readStored(UNSENT_KEY) ?? '{}') as object);
  } catch {
    return {};
  }
}

/** Notes that the person chose, here and now. */
export function tellChoice(change: Partial<Look>): void {
  writeStored(UNSENT_KEY, JSON.stringify({ ...unsentChoices(), ...change }));
  listeners.forEach((listener) => listener(change));
}

/** Notes that choices have reached the settings. */
export const noteSent = (sent: Partial<Look>): void =>
  writeStored(UNSENT_KEY, JSON.stringify(stillUnsent(unsentChoices(), sent)));

/** Calls the listener at each choice on this page. @returns how to stop it */
export function onChoice(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
