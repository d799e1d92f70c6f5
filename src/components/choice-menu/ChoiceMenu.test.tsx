// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { ChoiceMenu } from './ChoiceMenu';

afterEach(cleanup);

const options = [
  { value: 'en', label: 'English' },
  { value: 'ro', label: 'Română' },
] as const;

function shown() {
  const onChoose = vi.fn();
  render(<ChoiceMenu title="Select a language" icon={null} options={options} value="en" onChoose={onChoose} />);
  return { onChoose, button: screen.getByRole('button', { name: 'Select a language' }) };
}

it('is opened, walked and left by keyboard', async () => {
  const { onChoose, button } = shown();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'English', checked: true }));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'Română' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onChoose).not.toHaveBeenCalled();
});

it('a choice closes it and is told once', async () => {
  const { onChoose, button } = shown();
  const user = userEvent.setup();
  await user.click(button);
  expect(screen.getByRole('menu', { name: 'Select a language' })).toBeTruthy();
  await user.keyboard('{End}{Enter}');
  expect(onChoose.mock.calls).toEqual([['ro']]);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('closes when the focus goes elsewhere', async () => {
  const { button } = shown();
  const user = userEvent.setup();
  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});
