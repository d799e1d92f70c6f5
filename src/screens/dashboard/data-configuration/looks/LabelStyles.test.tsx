// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';

import { texts as english } from '../../../../../locales/en/index';
import { LabelColours } from '../../../../canvas/style/palette';
import { LabelStyles } from './LabelStyles';

const LABELS = ['Organ', 'Place', 'Builder', 'Date', 'Work', 'Person', 'Guild'];
const nodes = LABELS.map((label) => ({
  ...{ id: label, labels: [label], version: 1, degree: 0, createdAt: '', updatedAt: '' },
  ...{ properties: {}, propertyKinds: {} },
}));
const overview = {
  ...{ nodes, relationships: [], nodesTotal: nodes.length, relationshipsTotal: 0, types: [] },
  labels: LABELS.map((label) => ({ label, total: 1 })),
};

vi.mock('../../../../apollo/rest', () => ({ restFetch: async () => ({ json: async () => overview }) }));
vi.mock('../../../../project/ProjectContext', () => ({ useProject: () => ({ projectId: 'P' }) }));
vi.mock('../../../../graph/styles/useStyles', () => {
  const chosen = { styles: [] };
  return { useStyles: () => chosen };
});
vi.mock('../../../../graph/styles/useSetStyle', () => ({ useSetStyle: () => async () => true }));

afterEach(cleanup);

test('labels have the colours here that they have on the canvas of their project, in whichever order they are listed', async () => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english } });
  render(<LabelStyles />);
  await screen.findByText('Guild');
  const canvas = new LabelColours();
  canvas.learn(LABELS);
  const probe = document.createElement('span');
  for (const label of LABELS) {
    const dot = screen.getByText(label).closest('li')?.querySelector<HTMLElement>('[aria-hidden][style]');
    probe.style.background = canvas.colour(label);
    expect([label, dot?.style.background]).toEqual([label, probe.style.background]);
  }
});
