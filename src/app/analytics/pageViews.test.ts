// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  delete window.dataLayer;
  localStorage.clear();
  document.head.replaceChildren();
});

async function visit() {
  const views = await import('./pageViews');
  const { keepConsent } = await import('./consent');
  return { ...views, keepConsent };
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const told = () =>
  (window.dataLayer ?? []).flatMap((entry) => {
    const { event, page_path: path } = entry as Record<string, unknown>;
    return event === 'page_view' ? [path] : [];
  });
/** What the commands of consent say of counting, in order; visits of earlier tests hear of the other tab too. */
const counting = () => {
  const said = (window.dataLayer ?? []).flatMap((entry) => {
    const [name, command, storages] = Array.from(entry as ArrayLike<unknown>);
    return name === 'consent' ? [[command, (storages as Record<string, string>)['analytics_storage']].join(' ')] : [];
  });
  return [...new Set(said)];
};

it('where no tag manager is named, nothing is told', async () => {
  const { keepConsent, reportPageView, countsVisits } = await visit();
  keepConsent('given');
  reportPageView('/');
  expect(countsVisits()).toBe(false);
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

it('before somebody agrees nothing is loaded or told; then the page that they see is', async () => {
  const { keepConsent, reportPageView, startCounting } = await visit();
  startCounting('GTM-TEST');
  reportPageView('/');
  reportPageView('/privacy-policy');
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
  keepConsent('given');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
  expect(told()).toEqual(['/privacy-policy']);
  reportPageView('/auth/login');
  expect(told()).toEqual(['/privacy-policy', '/auth/login']);
});

it('who agreed on an earlier visit is not asked again', async () => {
  localStorage.setItem('analyticsConsent', 'given');
  const { reportPageView, startCounting } = await visit();
  startCounting('GTM-TEST');
  reportPageView('/');
  expect(told()).toEqual(['/']);
});

it('who refuses, or refuses later, also in another tab, is not counted', async () => {
  const { keepConsent, reportPageView, startCounting } = await visit();
  startCounting('GTM-TEST');
  keepConsent('refused');
  reportPageView('/');
  expect(window.dataLayer).toBeUndefined();
  keepConsent('given');
  localStorage.setItem('analyticsConsent', 'refused');
  window.dispatchEvent(new StorageEvent('storage', { key: 'analyticsConsent' }));
  reportPageView('/auth/login');
  expect(told()).toEqual(['/']);
  expect(counting()).toEqual(['default denied', 'update granted', 'update denied']);
});

it('an answer that is none is none', async () => {
  localStorage.setItem('analyticsConsent', 'perhaps');
  const { reportPageView, startCounting } = await visit();
  startCounting('GTM-TEST');
  reportPageView('/');
  expect(window.dataLayer).toBeUndefined();
});
