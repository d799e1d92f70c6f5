// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { type VersionedEdit } from '../../../domain/changes/rebase';
import { leave, takeUp, waitingOf } from './lasting';

/** A store that answers when it is told to; each answer is the version after the one that was sent. */
function slowStore() {
  const sent: VersionedEdit[] = [];
  const answers: (() => void)[] = [];
  const save = (edit: VersionedEdit): Promise<number> => {
    sent.push(edit);
    return new Promise((resolve) => answers.push(() => resolve(edit.version + 1)));
  };
  return { sent, save, answer: () => answers.shift()?.() };
}

const named = (name: string) => ({ setProperties: { name } });
const edited = (name: string, version: number) => ({ type: 'EDITED' as const, edit: named(name), version });
const never = () => expect.unreachable('nothing clashed');

test('an element that is opened again while its edit is on its way does not collide with its own person', async () => {
  const { sent, save, answer } = slowStore();
  const first = takeUp('ana', save);
  first.actor.send(edited('Ana', 1));
  leave('ana', first, never);
  expect(waitingOf('ana')).toHaveLength(1);

  // The screen that comes shows the version that stood before.
  const second = takeUp('ana', save);
  second.actor.send(edited('Anca', 1));
  expect(sent).toHaveLength(1);
  answer();
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { edit: named('Ana'), version: 1 },
      { edit: named('Anca'), version: 2 },
    ]),
  );
  answer();
  await vi.waitFor(() => expect(second.actor.getSnapshot().matches('idle')).toBe(true));
  leave('ana', second, never);
});

test('what was typed over a version that an own edit has passed since is sent onto that edit', async () => {
  const { sent, save, answer } = slowStore();
  const first = takeUp('dan', save);
  first.actor.send(edited('Dan', 7));
  leave('dan', first, never);
  answer();
  await vi.waitFor(() => expect(waitingOf('dan')).toEqual([]));

  const second = takeUp('dan', save);
  second.actor.send(edited('Dana', 7));
  expect(sent.at(-1)).toEqual({ edit: named('Dana'), version: 8 });
  answer();
  leave('dan', second, never);
});

test('what waits is sent by the screen that shows the element now', async () => {
  const [before, now] = [slowStore(), slowStore()];
  const first = takeUp('ion', before.save);
  first.actor.send(edited('Ion', 1));
  first.actor.send(edited('Ioan', 1));
  leave('ion', first, never);
  const second = takeUp('ion', now.save);
  before.answer();
  await vi.waitFor(() => expect(now.sent).toEqual([{ edit: named('Ioan'), version: 2 }]));
  now.answer();
  leave('ion', second, never);
});
