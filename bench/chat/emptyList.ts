import { type Page } from '@playwright/test';
import { build } from 'esbuild';

/**
 * A page with nothing but a list of as many empty rows, together as high as the list beside which it is measured. A line
 * parts them: where nothing is seen to move, a browser reports no frame or each as dropped.
 */
const EMPTY_LIST = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Virtuoso } from 'react-virtuoso';
  window.showEmptyList = (rows, height) =>
    createRoot(document.getElementById('root')).render(
      createElement(Virtuoso, {
        style: { height: '100vh' },
        totalCount: rows,
        initialTopMostItemIndex: { index: 'LAST', align: 'end' },
        increaseViewportBy: { top: 400, bottom: 400 },
        itemContent: () => createElement('article', { style: { height: height / rows, borderBottom: '1px solid silver', boxSizing: 'border-box' } }),
      }),
    );
`;

const PAGE = '<!doctype html><style>body { margin: 0 }</style><div id="root"></div>';

/** Shows the empty list at its end. */
export async function showEmptyList(page: Page, rows: number, height: number): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: EMPTY_LIST, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.route('**/empty-list', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto('/empty-list');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await page.evaluate(`showEmptyList(${rows}, ${height})`);
}
