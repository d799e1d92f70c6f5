import { expect, test } from 'vitest';

import { ProblemFailure } from '../apollo/ProblemFailure';
import { refusalOf } from './refusal';

test('an edit that nobody answered is refused by the connection, whichever way it went', () => {
  expect(refusalOf(new TypeError('Failed to fetch'))).toEqual({ code: 'NETWORK' });
  expect(refusalOf(new ProblemFailure({ code: 'UNAVAILABLE', status: 0 }))).toEqual({ code: 'NETWORK' });
});

test('what the store says stays, and what cannot be read was not available', () => {
  expect(refusalOf(new ProblemFailure({ code: 'NODE_NOT_FOUND', status: 404 }))).toEqual({ code: 'NODE_NOT_FOUND' });
  expect(refusalOf('nothing')).toEqual({ code: 'UNAVAILABLE' });
});
