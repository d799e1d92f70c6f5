import { expect, test } from 'vitest';

import { safeDestination, withDestination } from './destination';

test('a page of ours is reached with its query and fragment', () => {
  expect(safeDestination('/dashboard/data-overview?node=1#a')).toBe('/dashboard/data-overview?node=1#a');
  const page = withDestination('/auth/sign-up', '/dashboard/profile?a=1&b=2');
  expect(new URLSearchParams(page.split('?')[1]).get('next')).toBe('/dashboard/profile?a=1&b=2');
});

test.each([
  null,
  undefined,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example/..//evil.example',
  'javascript:alert(1)',
  '/auth/login?next=/auth/login',
  '/api/settings',
  '/x/..//evil.example',
])('%j is not', (asked) => {
  const found = safeDestination(asked);
  if (found !== null) expect(new URL(found, 'http://ours.example').origin).toBe('http://ours.example');
  else expect(found).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/x/..//evil.example', '/auth/login'])(
  'nobody is sent to %s',
  (asked) => expect(safeDestination(asked)).toBeNull(),
);
