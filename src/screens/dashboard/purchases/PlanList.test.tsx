// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { texts as en } from '../../../../locales/en/index';
import { PlanList } from './PlanList';
import { type PlansRead } from './usePayments';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: { en }, defaultNS: 'purchases' }));
afterEach(cleanup);

const PLUS = { id: 'plus', name: 'Plus', amount: 900, currency: 'eur', interval: 'month', allowance: 1_000 };

function draw(freeAllowance: number | null): void {
  const plans = { items: [PLUS], freeAllowance } as unknown as PlansRead;
  const nothing = () => undefined;
  render(
    <I18nextProvider i18n={i18n}>
      <PlanList plans={plans} subscriptions={[]} isBusy={false} onChoose={nothing} onChange={nothing} />
    </I18nextProvider>,
  );
}

test('without a limit that is said, and no plan looks like one', () => {
  draw(null);
  expect(screen.getByText(/There is no limit on this installation/)).toBeVisible();
  expect(screen.getAllByText('Any number of messages')).toHaveLength(2);
  expect(screen.queryByText(/1,000/)).toBeNull();
});

test('with a limit each plan says what it allows, which is never less than what is free', () => {
  draw(20);
  expect(screen.queryByText(/There is no limit/)).toBeNull();
  expect(screen.getByText('20 messages a month')).toBeVisible();
  expect(screen.getByText('1,000 messages a month')).toBeVisible();
  cleanup();
  draw(5_000);
  expect(screen.getAllByText('5,000 messages a month')).toHaveLength(2);
});
