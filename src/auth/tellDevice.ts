import { readStored, writeStored } from '../app/storage';
import { recordDevice } from './accountCalls';

/** Kept until the backend knows of a sign-in: a page that is closed at once would cancel the call. */
const UNTOLD_KEY = 'device-untold';
const UNTOLD = 'yes';

let underWay: Promise<void> | undefined;

async function tell(): Promise<void> {
  try {
    const { thisDevice } = await import('./device');
    await recordDevice(thisDevice());
    writeStored(UNTOLD_KEY, '');
  } catch (error) {
    console.warn('The sign-in of this browser was not told', error);
  } finally {
    underWay = undefined;
  }
}

/** Says with which browser somebody has just signed in. Never fails: what is not told now is told by {@link tellOwedDevice}. */
export function tellDevice(): Promise<void> {
  writeStored(UNTOLD_KEY, UNTOLD);
  return (underWay ??= tell());
}

/** Says it now when an earlier page could not. Call it on a page of somebody who is signed in. */
export function tellOwedDevice(): void {
  if (readStored(UNTOLD_KEY) === UNTOLD) void tellDevice();
}
