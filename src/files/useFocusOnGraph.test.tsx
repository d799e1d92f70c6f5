// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';

import { useFocusOnGraph } from './useFocusOnGraph';

afterEach(cleanup);

interface PageProps {
  readonly isImporting: boolean;
  readonly rows: number;
}

/** A page with a table that shows nothing but a sentence while it has no rows. */
function Page({ isImporting, rows }: PageProps) {
  const area = useRef<HTMLDivElement>(null);
  useFocusOnGraph(area, isImporting);
  return (
    <div ref={area}>
      <button type="button">Search</button>
      {rows === 0 ? (
        <p>Nothing there</p>
      ) : (
        <div role="grid">
          <span role="gridcell" tabIndex={0}>
            Ana
          </span>
        </div>
      )}
    </div>
  );
}

const cell = () => screen.getByRole('gridcell');

test('the focus goes to the table when an import is over', () => {
  const { rerender } = render(<Page isImporting rows={1} />);
  rerender(<Page isImporting={false} rows={1} />);
  expect(document.activeElement).toBe(cell());
});

test('a table that was empty has it once its first rows are there', async () => {
  const { rerender } = render(<Page isImporting rows={0} />);
  rerender(<Page isImporting={false} rows={0} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Page isImporting={false} rows={1} />);
  await waitFor(() => expect(document.activeElement).toBe(cell()));
});

test('whoever has moved on meanwhile is left there', async () => {
  const { rerender } = render(<Page isImporting rows={0} />);
  rerender(<Page isImporting={false} rows={0} />);
  screen.getByRole('button').focus();
  rerender(<Page isImporting={false} rows={1} />);
  await waitFor(() => expect(cell()).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
