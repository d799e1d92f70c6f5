// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';

import { ShownVersion, useFieldDraft } from './useFieldDraft';

beforeEach(() => sessionStorage.clear());

/** A field of an element that may change: value and version as the store has them. */
function field(standing = 'Shared', version = 5) {
  const now = { standing, version };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShownVersion value={now.version}>{children}</ShownVersion>
  );
  const hook = renderHook(() => useFieldDraft('property:a:name', now.standing), { wrapper });
  const changes = (to: Partial<typeof now>) => {
    Object.assign(now, to);
    hook.rerender();
  };
  return { draft: () => hook.result.current, changes, unmount: hook.unmount };
}

describe('a field of an element that others change too', () => {
  test('follows what stands while nothing is typed', () => {
    const { draft, changes } = field();
    changes({ standing: 'Theirs', version: 6 });
    expect(draft()).toMatchObject({ text: 'Theirs', isOpen: false, isIdle: true, isOvertaken: false });
  });

  test('keeps what is typed and the version that it was typed against', () => {
    const { draft, changes } = field();
    act(() => draft().type('Mi'));
    changes({ standing: 'Theirs', version: 6 });
    act(() => draft().type('Mine'));
    expect(draft()).toMatchObject({ text: 'Mine', base: 5, isOvertaken: true, isIdle: false });
  });

  test('comes back with its version when the page was lost', () => {
    const { draft, unmount } = field();
    act(() => draft().type('Mine'));
    unmount();
    expect(field('Theirs', 7).draft()).toMatchObject({ text: 'Mine', base: 5, isOvertaken: true });
  });

  test('has nothing to send when it is typed back, or when the others came to the same', () => {
    const { draft, changes } = field();
    act(() => draft().type('Mine'));
    changes({ standing: 'Mine', version: 6 });
    expect(draft()).toMatchObject({ isIdle: true, isOvertaken: false });
    changes({ standing: 'Theirs', version: 7 });
    act(() => draft().type('Shared'));
    expect(draft().isIdle).toBe(true);
  });

  test('shows what was sent until the store shows it, and is not sent twice', () => {
    const { draft, changes, unmount } = field();
    act(() => draft().type('Mine'));
    act(() => draft().sent());
    expect(draft()).toMatchObject({ text: 'Mine', isOpen: false, isIdle: true });
    changes({ standing: 'Mine' });
    changes({ standing: 'Later', version: 7 });
    expect(draft().text).toBe('Later');
    unmount();
    expect(field('Later', 7).draft().isOpen).toBe(false);
  });

  test('goes back to what stands when it is given up', () => {
    const { draft, changes } = field();
    act(() => draft().type('Mine'));
    changes({ standing: 'Theirs', version: 6 });
    act(() => draft().drop());
    expect(draft()).toMatchObject({ text: 'Theirs', isOpen: false });
  });
});
