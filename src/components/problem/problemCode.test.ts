import { describe, expect, it } from 'vitest';

import { PROBLEMS } from '../../../server/contract/problem.js';
import { texts as en } from '../../../locales/en/index';
import { problemCode } from './problemCode';

describe('the code of a failure', () => {
  it.each([
    ['a refusal of the REST backend', Object.assign(new Error(), { code: 'NODE_NOT_FOUND' }), 'NODE_NOT_FOUND'],
    ['a GraphQL answer with errors', { errors: [{ extensions: { code: 'VERSION_CONFLICT' } }] }, 'VERSION_CONFLICT'],
    ['one GraphQL error', { extensions: { code: 'FORBIDDEN' } }, 'FORBIDDEN'],
    ['a request that nothing answered', new TypeError('Failed to fetch'), 'NETWORK'],
    ['a request that nothing answered, wrapped', new Error('x', { cause: new TypeError('fetch failed') }), 'NETWORK'],
    ['a REST call that nothing answered', Object.assign(new Error(), { code: 'UNAVAILABLE', status: 0 }), 'NETWORK'],
    ['a backend that cannot answer', Object.assign(new Error(), { code: 'UNAVAILABLE', status: 503 }), 'UNAVAILABLE'],
    ['a request that took too long', new DOMException('', 'TimeoutError'), 'TIMEOUT'],
    ['a mistake in the program', new TypeError('x is not a function'), undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_, error, code) => {
    expect(problemCode(error)).toBe(code);
  });

  it('has a sentence for every code of the contract', () => {
    expect(Object.keys(en.errors.problem)).toEqual(expect.arrayContaining(Object.keys(PROBLEMS)));
  });
});
