// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Isolated } from './Isolated';

afterEach(cleanup);

it('a name that would turn what stands beside it is read letter by letter, in a direction of its own', () => {
  render(
    <p>
      Delete <Isolated text={'invoice\u202Efdp.exe'} />?
    </p>,
  );
  expect(screen.getByText('invoicefdp.exe').tagName).toBe('BDI');
});
