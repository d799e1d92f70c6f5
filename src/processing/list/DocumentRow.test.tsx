// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { type Job } from '../../../domain/jobs/job';
import { texts as english } from '../../../locales/en/index';
import { texts as romanian } from '../../../locales/ro/index';
import { type TextDocument } from '../documentCalls';
import { DocumentRow } from './DocumentRow';
import { type Documents } from './useDocuments';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english, ro: romanian } });
});
afterEach(cleanup);

const JOB: Job = {
  ...{ id: 'j', kind: 'processText', state: 'running', done: 40, total: 100, attempts: 1 },
  ...{ createdAt: '2026-11-27T12:00:00Z', startsAt: '2026-11-27T12:00:00Z' },
};
const documentOf = (more: Partial<TextDocument>): TextDocument => ({
  ...{ id: 'd', projectId: 'p', title: 'The harbour', kind: 'text', language: 'en', state: 'read' },
  ...{ characters: 900, things: 3, facts: 2, written: 0, version: 1 },
  ...{ createdAt: '2026-11-27T12:00:00Z', updatedAt: '2026-11-27T12:00:00Z' },
  ...more,
});

/** Shows a document of the list; gives the pages that are gone to and what is asked for. */
function shows(document: TextDocument) {
  const documents = { jobOf: ({ job }: TextDocument) => job, cancel: vi.fn(), readAgain: vi.fn() };
  const row = (
    <ul>
      <DocumentRow document={document} documents={documents as unknown as Documents} onDelete={() => undefined} />
    </ul>
  );
  const router = createMemoryRouter([{ path: '*', element: row }]);
  render(<RouterProvider router={router} />);
  return { documents, router };
}
const review = () => screen.queryByRole('link', { name: 'Review The harbour' });

test('a reading that has ended offers to review what was found, and leads there', () => {
  const { router } = shows(documentOf({}));
  expect(screen.getByText('3 names, 2 relationships')).toBeTruthy();
  const link = review();
  expect(link?.textContent).toBe('Review');
  expect(link?.getAttribute('href')).toBe('/dashboard/processing?document=d&project=p');
  if (link !== null) fireEvent.click(link);
  expect(router.state.location.search).toBe('?document=d&project=p');
});

test('one that goes on can be stopped, and offers nothing to review', () => {
  const { documents } = shows(documentOf({ state: 'reading', job: JOB }));
  expect(review()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading The harbour' }));
  expect(documents.cancel).toHaveBeenCalledWith(JOB);
});

test.each(['stopped', 'failed'] as const)('one that %s can be begun again, and offers nothing to review', (state) => {
  const { documents } = shows(documentOf({ state }));
  expect(review()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Read The harbour again' }));
  expect(documents.readAgain).toHaveBeenCalledOnce();
});

test('one that failed says why, where that is known', () => {
  shows(documentOf({ state: 'failed', job: { ...JOB, state: 'failed', problem: 'DOCUMENT_TAKES_TOO_LONG' } }));
  expect(screen.getByText('Could not be read')).toBeTruthy();
  expect(screen.getByText('This text takes too long to read. Divide it into shorter parts.')).toBeTruthy();
});
