import { isId, newId } from '../../domain/ids/ids';
import { type components } from '../../graphql/generated/rest';
import { readStored, writeStored } from '../app/storage';
import { deviceName } from './deviceName';

/** This browser, as its person is told of it. */
export type Device = components['schemas']['DeviceInput'];

const DEVICE_KEY = 'device';

function idOfThisBrowser(): string {
  const stored = readStored(DEVICE_KEY);
  if (stored !== null && isId(stored)) return stored;
  const id = newId();
  writeStored(DEVICE_KEY, id);
  return id;
}

/** This browser: an id that is made once and kept in it, and what a person calls it. */
export const thisDevice = (): Device => ({ id: idOfThisBrowser(), name: deviceName(navigator.userAgent) });
