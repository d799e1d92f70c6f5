// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { isTable, usePastedTable } from './usePastedTable';

afterEach(cleanup);

const TABLE = 'Name\tCounty\nArad\tArad\n';

function Area({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  usePastedTable(true, onFiles);
  return (
    <>
      <input aria-label="word" />
      <div role="dialog">
        <p>words</p>
      </div>
    </>
  );
}

/** Pastes as a browser tells of it; jsdom knows no clipboard. */
function paste(target: Element, text: string, isTaken = false): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { files: [], getData: () => text } });
  if (isTaken) event.preventDefault();
  target.dispatchEvent(event);
}

test('a table is taken wherever it is pasted, also when nothing has the focus', async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  render(<Area onFiles={onFiles} />);
  paste(document.body, TABLE);
  expect(onFiles.mock.calls[0]?.[0][0]?.name).toBe('pasted.tsv');
});

test('what is pasted into a field, into a dialog or into what takes it itself is left there', () => {
  const onFiles = vi.fn();
  const { container, getByText } = render(<Area onFiles={onFiles} />);
  paste(container.querySelector('input')!, TABLE);
  paste(getByText('words'), TABLE);
  paste(document.body, TABLE, true);
  paste(document.body, 'a line of prose');
  expect(onFiles).not.toHaveBeenCalled();
});

test('cells of several lines are cells of a table', () => {
  expect(isTable('Name\tAddress\r\nArad\t"Street 1\nRoom\t2"\r\nDeva\tStreet 2\r\n')).toBe(true);
  expect(isTable('one\ntwo\n')).toBe(false);
  expect(isTable('He said "no\tnever"\nand left\n')).toBe(false);
});
