import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';

import { fieldErrorsOf, formPathOf } from './fieldErrors';

describe('a field that the server refuses', () => {
  const errors = [{ path: 'body/labels/0', message: 'must not be empty' }];
  test('is read from a GraphQL answer and from a REST refusal', () => {
    const failed = new CombinedGraphQLErrors({
      errors: [{ message: 'Some fields are not valid', extensions: { code: 'VALIDATION_FAILED', errors } }],
    });
    expect(fieldErrorsOf(failed)).toEqual(errors);
    expect(fieldErrorsOf({ code: 'VALIDATION_FAILED', errors })).toEqual(errors);
    expect(fieldErrorsOf(new TypeError('Failed to fetch'))).toEqual([]);
  });
  test.each([
    ['body/labels/3', ['labels']],
    ['body/addLabels/0', ['labels']],
    ['body/endNodeId', ['endNodeId']],
    ['body/setProperties/born~1died', ['properties', 1, 'texts']],
    ['body/propertyKinds/name', ['properties', 0, 'texts']],
    ['body/properties/gone', undefined],
    ['body/version', undefined],
  ])('%s is told at %j', (path, field) => expect(formPathOf(path, ['name', ' born/died '])).toEqual(field));
});
