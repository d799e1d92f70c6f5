import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';

import { reachedPath, reportPageView } from '../analytics/pageViews';
import { type PageTitle } from '../pages';

/** Moves the focus to the heading of the page that was reached, so that reading goes on there. */
function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

function useTitle(): string {
  const { t } = useTranslation('shell');
  const handle = useMatches().at(-1)?.handle as { title: PageTitle } | undefined;
  return handle === undefined ? 'Harta' : t('documentTitle', { page: t(`pages.${handle.title}`) });
}

/**
 * What every layout does when a page has been reached: names the document, reports the page view, scrolls to the top
 * and moves the focus to the heading. The first page of a visit keeps the browser's own focus.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const title = useTitle();
  const reached = useRef(reachedPath());

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const isFirst = reached.current === undefined;
    const isNew = reached.current !== pathname;
    reached.current = pathname;
    reportPageView(pathname);
    if (isFirst || !isNew) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [pathname]);
}
