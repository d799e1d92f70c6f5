// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { NameSelect } from './NameSelect';
import { TagsSelect } from './TagsSelect';
import { stubSizes } from '../../../tests/components/noSizes';

beforeAll(stubSizes);
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

function pressEnter(field: HTMLElement) {
  const enter = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 };
  fireEvent.keyDown(field, enter);
  fireEvent.keyUp(field, enter);
}

test('typing a label that is chosen already keeps it, by all its letters or some', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Labels' });
  await user.type(field, 'Keeper');
  pressEnter(field);
  expect(screen.getByRole('status')).toHaveTextContent(/^Keeper$/u);
  await user.type(field, 'Keeper');
  pressEnter(field);
  expect(screen.getByRole('status')).toHaveTextContent(/^Keeper$/u);
  expect(field).toHaveValue('');
  await user.type(field, 'Queen');
  pressEnter(field);
  await user.type(field, 'Queen');
  pressEnter(field);
  expect(screen.getByRole('status')).toHaveTextContent(/^Keeper, Queen$/u);
});

test('Enter takes nothing before something was typed', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Labels' });
  await user.click(field);
  pressEnter(field);
  pressEnter(field);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/u);
});

test('a name for something that is done at once is not taken by Enter alone', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  render(<NameSelect label="Remove a label" names={['Harvest', 'Keeper']} onChoose={onChoose} />);
  const field = screen.getByRole('combobox', { name: 'Remove a label' });
  await user.click(field);
  pressEnter(field);
  expect(onChoose).not.toHaveBeenCalled();
  await user.type(field, 'kee');
  pressEnter(field);
  expect(onChoose.mock.calls[0]?.[0]).toBe('Keeper');
});
