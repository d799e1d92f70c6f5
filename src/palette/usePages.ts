import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { LOG_OUT_PATH, PATHS } from '../app/layouts/layoutOf';
import { PAGES } from '../app/pages';
import { type Offer } from './Offers';

/** Every page that a person may go to, by its name. */
export function usePages(): readonly Offer[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const page = (path: keyof typeof PAGES): Offer => ({
    id: path,
    name: t(`pages.${PAGES[path].title}`),
    perform: () => void navigate(path),
  });
  return [
    ...PATHS.dashboard.map(page),
    { id: LOG_OUT_PATH, name: t('logOut'), perform: () => void navigate(LOG_OUT_PATH) },
  ];
}
