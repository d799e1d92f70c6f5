// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { TagsSelect } from './TagsSelect';

class NoSizes {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
beforeAll(() => void vi.stubGlobal('ResizeObserver', NoSizes));
afterEach(cleanup);

const options = ['Harvest', 'Apiary', 'Keeper'].map((value) => ({ value, label: value }));

function Form() {
  const [labels, setLabels] = useState<string[]>([]);
  return (
    <>
      <TagsSelect<string[]> aria-label="Labels" options={options} value={labels} onChange={setLabels} />
      <button type="button">Next</button>
      <output>{labels.join(', ')}</output>
    </>
  );
}

test('Tab leads on from the field and takes nothing that was not chosen, though the list is open', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Labels' });
  await user.click(field);
  await user.click(await screen.findByTitle('Keeper'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Keeper$/u);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40, which: 40 });
  fireEvent.keyDown(field, { key: 'Tab', code: 'Tab', keyCode: 9, which: 9 });
  expect(screen.getByRole('status')).toHaveTextContent(/^Keeper$/u);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^Keeper$/u);
});

test('what is typed is taken on the way', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByRole('combobox', { name: 'Labels' }), 'Queen');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent(/^Queen$/u);
});
