import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { NOW } from './graphs/history.js';
import { graphOf } from './graphs/graphs.js';
import { type Language, LANGUAGES } from './graphs/Language.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';

/** Train examples of an office, unlike those that the rules were first made with. */
const TAUGHT: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Who approves travel expenses?',
    'How often are the backups tested?',
    'Where do we keep the signed contracts?',
    'What is the password policy for interns?',
    'Which supplier delivers the paper for the Cluj office?',
    'How do we name new regions?',
    'What is our refund limit in 2025?',
    'When does the support desk open on Mondays?',
  ],
  ro: [
    'Cine aprobă cheltuielile de deplasare?',
    'Cât de des sunt testate copiile de rezervă?',
    'Unde păstrăm contractele semnate?',
    'Ce furnizor livrează hârtia pentru biroul din Cluj?',
    'Cum numim regiunile noi?',
    'Care este limita de rambursare în 2025?',
    'Când se deschide asistența luni?',
  ],
};

/**
 * Questions for something else in nearly the same words (`no`), and for the same in other words (`yes`). When they were first
 * asked, 28 of the 34 were not answered, as they should not be, and 14 of the 17 were; the rules were then widened.
 */
const QUESTIONS: Readonly<Record<Language, Readonly<Record<'no' | 'yes', readonly string[]>>>> = {
  en: {
    no: [
      'Who approves sick leave?',
      'Who rejects travel expenses?',
      'Who does not approve travel expenses?',
      'How many travel expenses were approved?',
      'Why are the backups tested?',
      'How often are the servers tested?',
      'Who tests the backups?',
      'Where do we keep the unsigned contracts?',
      'Where do we keep the signed invoices?',
      'What is the password policy for managers?',
      'What is the vacation policy for interns?',
      'Which supplier delivers the paper for the Iași office?',
      'Which supplier delivers the coffee for the Cluj office?',
      'What is our refund limit in 2024?',
      'When does the support desk close on Mondays?',
      'When does the support desk open on Fridays?',
      'What is the average refund limit?',
      'How do we delete new regions?',
      'Where do we not keep the signed contracts?',
      'When do we sign the contracts?',
    ],
    yes: [
      'Who signs off travel expenses?',
      'who approves expenses for travel',
      'How frequently are the backups tested?',
      'Where are the signed contracts kept?',
      'Where do we store the signed contracts?',
      "What's the interns' password policy?",
      'Which supplier brings the paper for the Cluj office?',
      'What are we calling new regions?',
      'How high is our refund limit in 2025?',
      'On Mondays, when does the support desk open?',
    ],
  },
  ro: {
    no: [
      'Cine aprobă concediile?',
      'Cine respinge cheltuielile de deplasare?',
      'Cine nu aprobă cheltuielile de deplasare?',
      'De ce sunt testate copiile de rezervă?',
      'Cât de des sunt testate serverele?',
      'Unde păstrăm contractele nesemnate?',
      'Unde păstrăm facturile semnate?',
      'Ce furnizor livrează hârtia pentru biroul din Iași?',
      'Ce furnizor livrează cafeaua pentru biroul din Cluj?',
      'Care este limita de rambursare în 2024?',
      'Când se închide asistența luni?',
      'Când se deschide asistența vineri?',
      'Câte contracte semnate păstrăm?',
      'Cum ștergem regiunile noi?',
    ],
    yes: [
      'Cine semnează cheltuielile de deplasare?',
      'Unde sunt păstrate contractele semnate?',
      'Unde ținem contractele semnate?',
      'Ce furnizor aduce hârtia pentru biroul din Cluj?',
      'Cum denumim regiunile noi?',
      'La ce oră se deschide asistența luni?',
      'cat de des sunt testate copiile de rezerva',
    ],
  },
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-taught-further-'));
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

describe.each(LANGUAGES)('train examples of an office: %s', (language) => {
  const examples = TAUGHT[language].map((question, id) => ({
    id: String(id),
    question,
    answer: 'So it is.',
    language,
  }));

  test.each([
    ['answer nothing else in nearly the same words', 'no', 0],
    ['answer their own questions in other words', 'yes', 1],
  ] as const)('%s', async (_what, kind, expected) => {
    const scope = await loadGraph(opened.store, `${language} ${kind}`, graphOf('flights', language));
    const context = { scope, language, now: NOW, earlier: [], examples };
    const wrong: string[] = [];
    for (const question of QUESTIONS[language][kind]) {
      const { answer } = await ask(new OfflineEngine(opened.store), question, context);
      if (answer.sources.filter((one) => one.kind === 'example').length !== expected) wrong.push(question);
    }
    expect(wrong).toEqual([]);
  });
});
