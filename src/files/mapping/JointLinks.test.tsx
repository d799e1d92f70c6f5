// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { type JointLink } from '../../../domain/imports/mapping';
import { proposeMapping } from '../../../domain/imports/propose';
import { texts as english } from '../../../locales/en/index';
import { stubSizes } from '../../../tests/components/noSizes';
import { tableOf } from '../../../tests/imports/tableOf';
import { JointLinks } from './JointLinks';
import { type ImportTable } from './tablesCalls';

beforeAll(async () => {
  stubSizes();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english } });
});
afterEach(cleanup);

const TEAMS = { table: 'teams', label: 'Team', key: '', together: '', columns: ['year', 'team', 'wins'] };
const PAIRS = ['year', 'team'].map((name) => ({ column: name, by: name }));
const recognised = tableOf('managers', ['manager', 'year', 'team'], [['Ada Moor', '1901', 'BOS']]);
const MANAGERS: ImportTable = {
  ...{ name: 'managers', file: 'managers.csv', part: 'rows', labels: [], rows: [] },
  columns: recognised.columns.map(({ name, kind }) => ({
    ...{ name, kind, isList: false, filled: 1, distinct: 1, values: [] },
  })),
  jointReferences: [{ table: 'teams', pairs: PAIRS.map((pair) => ({ ...pair })), rate: 0.93 }],
};

/** The links of a table as a person works on them. */
function Shown({
  first,
  onLinks,
}: {
  readonly first: readonly JointLink[];
  onLinks(links: readonly JointLink[]): void;
}) {
  const [links, setLinks] = useState(first);
  const [mapping] = proposeMapping([recognised]).tables;
  if (mapping === undefined) return null;
  return (
    <JointLinks
      table={MANAGERS}
      mapping={{ ...mapping, jointLinks: links }}
      targets={[TEAMS]}
      onChange={({ jointLinks = [] }) => {
        setLinks(jointLinks);
        onLinks(jointLinks);
      }}
    />
  );
}

test('a link by several columns says how many rows it matches, and is matched by others as the person chooses', async () => {
  const [user, onLinks] = [userEvent.setup(), vi.fn()];
  render(<Shown first={[{ table: 'teams', pairs: PAIRS, type: 'HAS_TEAM' }]} onLinks={onLinks} />);
  expect(screen.getByText('93% of the rows match')).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Matched by 2' }));
  await user.click(await screen.findByTitle('wins'));
  const changed = { table: 'teams', pairs: [PAIRS[0], { column: 'team', by: 'wins' }], type: 'HAS_TEAM' };
  expect(onLinks).toHaveBeenLastCalledWith([changed]);
  expect(screen.queryByText(/of the rows match/u)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove this link' }));
  expect(onLinks).toHaveBeenLastCalledWith([]);
});

test('a person adds a link, and one more column to it', async () => {
  const [user, onLinks] = [userEvent.setup(), vi.fn()];
  const linkBy = (pairs: readonly object[]) => [{ table: 'teams', pairs, type: 'HAS_TEAM' }];
  const manager = { column: 'manager', by: 'year' };
  render(<Shown first={[]} onLinks={onLinks} />);
  await user.click(screen.getByRole('button', { name: 'Add a link by several columns' }));
  expect(onLinks).toHaveBeenLastCalledWith(linkBy(PAIRS));
  await user.click(screen.getByRole('button', { name: 'Match one more column' }));
  expect(onLinks).toHaveBeenLastCalledWith(linkBy([...PAIRS, manager]));
  await user.click(screen.getByRole('button', { name: 'Do not match year' }));
  expect(onLinks).toHaveBeenLastCalledWith(linkBy([PAIRS[1] ?? {}, manager]));
});
