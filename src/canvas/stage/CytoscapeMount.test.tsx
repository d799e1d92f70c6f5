// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import cytoscape, { type Core } from 'cytoscape';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { isLive } from '../core/life';
import { CytoscapeMount } from './CytoscapeMount';

/** Cytoscape as it is mounted, without a screen to draw on. */
function Mounted({ cy: onCore }: { readonly cy: (cy: Core) => void }) {
  useEffect(() => {
    const cy = cytoscape({ headless: true, styleEnabled: true, elements: [{ data: { id: 'a' } }] });
    onCore(cy);
    return () => cy.destroy();
  }, [onCore]);
  return null;
}
vi.mock('react-cytoscapejs', () => ({ default: Mounted }));
afterEach(cleanup);

test('a size that Cytoscape tells of after the page was left reaches nobody', async () => {
  const cores: Core[] = [];
  const heard: string[] = [];
  const { unmount } = render(
    <CytoscapeMount
      onCore={(cy) => {
        cores.push(cy);
        cy.on('resize', () => void cy.fit());
        cy.one('destroy', () => heard.push(`destroyed, ${isLive(cy) ? 'live' : 'not live'}`));
      }}
    />,
  );
  const [cy] = cores;
  if (cy === undefined) throw new Error('no core');
  expect(isLive(cy)).toBe(true);
  unmount();
  await Promise.resolve();
  expect(heard).toEqual(['destroyed, not live']);
  expect(isLive(cy)).toBe(false);
  expect(() => cy.resize()).not.toThrow();
});
