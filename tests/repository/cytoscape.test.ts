import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** Ways to the inside of a library, in a file that uses Cytoscape. */
const PRIVATE: readonly RegExp[] = [
  // The renderer, the fields that Cytoscape keeps for itself, and its mark on the element that it draws in.
  /\brenderer\s*\(/,
  /\b_private\b|\b_cyreg\b|\bpstyle\b|\brscratch\b/,
  /cytoscape\(\s*'/,
  /data-id=.?layer/,
  // What a core notifies its renderer of.
  /\.(?:notify|notifications|noNotifications|batching|invalidateSize|onRender|offRender)\(/,
  // Types of a core or an element that claim more than Cytoscape declares, and casts to such.
  /\bextends (?:Core|NodeSingular|EdgeSingular|SingularElementArgument)\b/,
  /\bas unknown as\b|\bas any\b/,
  // Methods in the place of its own.
  /\.prototype\b/,
  /\bcy\.\w+ = /,
];

const isOfCytoscape = (text: string) => /from '(?:react-)?cytoscape(?:js)?'/.test(text);

const linesWith = (text: string): string[] =>
  text.split('\n').filter((line) => PRIVATE.some((pattern) => pattern.test(line)) && !/^\s*(?:\*|\/\/)/.test(line));

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
  .filter(({ text }) => isOfCytoscape(text));

test('the product uses only what Cytoscape publishes', () => {
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.flatMap(({ name, text }) => linesWith(text).map((line) => `${name}: ${line.trim()}`))).toEqual([]);
});

/** Cytoscape's fields for itself, and the class of the element that it draws in. */
const INSIDE = /_cyreg|_private|\.renderer\(|_{6,}cytoscape/;

test('neither does any other file that draws, or a journey or bench that looks at what was drawn', () => {
  const looking = ['src', 'tests/journeys', 'bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(looking.length).toBeGreaterThan(1000);
  expect(looking.filter((name) => INSIDE.test(readFileSync(name, 'utf8')))).toEqual([]);
  expect(INSIDE.test("querySelector('.__________cytoscape_container')")).toBe(true);
});

test('a file that reaches into Cytoscape is found', () => {
  const lines = [
    '  const renderer = (cy as RenderedCore).renderer();',
    '  const { prototype } = extensions.prototype;',
    "  const Canvas = cytoscape('renderer', 'canvas');",
    'interface RenderedCore extends Core {',
    '  cy.resize = () => cy;',
    '  const { rstyle } = element._private;',
    "  (cy as SlicedCore).notify('zorder');",
    '  const core = cy as unknown as Animating;',
  ];
  expect(linesWith(lines.join('\n'))).toEqual(lines);
  expect(
    linesWith("  const cy = cytoscape({ headless: true });\n  cy.on('render', draw);\n  // cy.renderer() is private"),
  ).toEqual([]);
  expect(isOfCytoscape("import cytoscape, { type Core } from 'cytoscape';")).toBe(true);
});
