import { afterAll, beforeAll, expect, test } from 'vitest';

import { askableQuestions } from '../../domain/imports/askable.js';
import { type Mapping } from '../../domain/imports/mapping.js';
import { texts as english } from '../../locales/en/index.js';
import { texts as romanian } from '../../locales/ro/index.js';
import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type OwnerId } from '../../server/contract/ids.js';
import { ANA, Installation } from '../server/files/openedImports.js';
import { unansweredStarters } from './harness/starters.js';
import { panelPath } from './unseen/panels/rows.js';
import { publicPath } from './unseen/publicFiles/rows.js';
import { pathOf } from './unseen/ownTables/rows.js';

let harta: Installation;
beforeAll(async () => {
  harta = await Installation.open();
});
afterAll(() => harta.close());

const SAID = { en: english.files.mapping.question, ro: romanian.files.mapping.question };

test.each([
  ['en', 'msleep.csv', publicPath],
  ['en', 'sprint.csv', publicPath],
  ['en', 'concerts.csv', pathOf],
  ['en', 'jobs.csv', pathOf],
  ['ro', 'arbori.csv', pathOf],
  ['ro', 'branzarie.csv', pathOf],
  ['en', 'gapminder.csv', panelPath],
  ['ro', 'grunfeld.csv', panelPath],
  ['en', 'fertility.csv', panelPath],
  ['ro', 'fertility.csv', panelPath],
] as const)(
  'in %s the questions that the import of %s shows, and those that a conversation begins with, are answered by its graph',
  async (language, name, at) => {
    const owner = `${ANA} ${language} ${name}` as OwnerId;
    const { id: projectId } = await harta.stored.store.createProject(owner, name);
    const { id } = await harta.check([{ name, path: at(name) }], owner, projectId);
    const { tables, mapping } = await harta.imports.tables(owner, id);
    await harta.imports.commit(owner, id);
    await harta.until(id, ['done'], owner);
    const questions = tables.flatMap((table) => {
      const mapped = (mapping as Mapping).tables.find((each) => each.table === table.name);
      return mapped === undefined ? [] : askableQuestions(table, mapped, language);
    });
    expect(questions.length).toBeGreaterThanOrEqual(2);
    const engine = new OfflineEngine(harta.stored.store);
    for (const { form, words } of questions) {
      const question = SAID[language][form].replace(/\{\{(\w+)\}\}/gu, (_, word: keyof typeof words) => words[word]);
      const context = { scope: { ownerId: owner, projectId }, language, now: '2026-11-22T12:00:00.000Z' };
      const none = { earlier: [], aliases: [], examples: [] };
      const answer = await engine.answer(
        question,
        { ...context, ...none },
        () => undefined,
        new AbortController().signal,
      );
      expect(answer.refused, `${question} → ${answer.text}`).toBe(false);
    }
    const asking = { scope: { ownerId: owner, projectId }, language, now: '2026-11-22T12:00:00.000Z', earlier: [] };
    expect(await unansweredStarters(harta.stored.store, { ...asking, examples: [] })).toEqual([]);
  },
  60_000,
);
