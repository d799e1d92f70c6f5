import { expect, test } from 'vitest';

import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { graphOf } from './graphOf.js';
import { MainThread } from './MainThread.js';
import { type FromThread } from './messages.js';

const scopeOf = (project: string) => ({ ownerId: 'ana' as OwnerId, projectId: project as ProjectId });
const shapeText = (label: string) =>
  `{"labels":[{"label":"${label}","total":1,"properties":[]}],"types":[],"links":[]}`;

/** A graph whose shape is the text that is set. */
function graph() {
  let text = shapeText('Town');
  const main: MainThread = new MainThread((message: FromThread) => {
    if (message.is === 'call') queueMicrotask(() => main.hear({ id: message.id, ok: true, value: text }));
  });
  return { read: graphOf(main), set: (label: string) => (text = shapeText(label)) };
}

test('what a graph is made of is the very same until it changes, so that its words are worked out once', async () => {
  const { read, set } = graph();
  const [one, other] = [scopeOf('p1'), scopeOf('p2')];
  const shape = await read.schema(one);
  expect(shape.labels).toMatchObject([{ label: 'Town' }]);
  expect(await read.schema(one)).toBe(shape);
  expect(await read.schema(other)).not.toBe(shape);
  set('River');
  expect((await read.schema(one)).labels).toMatchObject([{ label: 'River' }]);
});

test('shapes of the projects that were asked about last are kept', async () => {
  const { read } = graph();
  const shape = await read.schema(scopeOf('first'));
  for (let at = 0; at < 19; at += 1) await read.schema(scopeOf(`p${at}`));
  expect(await read.schema(scopeOf('first'))).toBe(shape);
  for (let at = 0; at < 20; at += 1) await read.schema(scopeOf(`q${at}`));
  expect(await read.schema(scopeOf('first'))).not.toBe(shape);
});
