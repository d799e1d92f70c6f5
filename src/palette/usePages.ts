import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { LOG_OUT_PATH, PATHS } from '../app/layouts/layoutOf';
import { PAGES } from '../app/pages';
import { type Offer } from './Offers';

/** Says by what other words an action or a page may be looked for; empty for those that have none. */
export function useAlso(): (name: string) => string {
  const { t } = useTranslation('palette');
  // All at once: a text that is not there is looked for in every language, by each of a hundred offers at each drawing.
  const also: Readonly<Record<string, string>> = t('also', { returnObjects: true });
  return (name) => also[name] ?? '';
}

/** Every page that a person may go to, by its name and by other words for it. */
export function usePages(): readonly Offer[] {
  const { t } = useTranslation('shell');
  const alsoOf = useAlso();
  const navigate = useNavigate();
  const page = (path: keyof typeof PAGES): Offer => ({
    id: path,
    name: t(`pages.${PAGES[path].title}`),
    also: alsoOf(PAGES[path].title),
    perform: () => void navigate(path),
  });
  return [
    ...PATHS.dashboard.map(page),
    { id: LOG_OUT_PATH, name: t('logOut'), perform: () => void navigate(LOG_OUT_PATH) },
  ];
}
