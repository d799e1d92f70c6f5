import { expect, test } from 'vitest';

import { frameSnippet, viewLink } from './frameSnippet';

test('the secret of a view stands behind the #, and the rest before it', () => {
  const link = viewLink('https://harta.example', '01ARZ', 'harta_x', { theme: 'dark', language: 'ro' });
  expect(link).toBe('https://harta.example/web-view?view=01ARZ&theme=dark&lang=ro#harta_x');
  expect(new URL(link).hash).toBe('#harta_x');
});

test('a name cannot leave the attribute that it stands in', () => {
  const snippet = frameSnippet('https://harta.example/web-view?view=1&lang=en#s', 'A "<b>" & c');
  expect(snippet).toContain('title="A &quot;&lt;b&gt;&quot; &amp; c"');
  expect(snippet).toContain('src="https://harta.example/web-view?view=1&amp;lang=en#s"');
});
