// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Choice } from './fields';

afterEach(cleanup);

const choice = (value: string[]) => (
  <Choice<string[]>
    words="Told apart by"
    value={value}
    options={[{ value: 'code', label: 'code' }]}
    isMultiple
    hint="nothing: each row is new"
    onChange={() => undefined}
  />
);

test('a choice of which nothing is chosen says what that means, and no more once something is', () => {
  const { rerender } = render(choice([]));
  expect(screen.getByText('nothing: each row is new')).toBeDefined();
  rerender(choice(['code']));
  expect(screen.queryByText('nothing: each row is new')).toBeNull();
});
