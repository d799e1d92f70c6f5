import { useTranslation } from 'react-i18next';

import { type texts } from '../../../locales/en/index';
import { LinkButton } from '../link-button/LinkButton';
import { Page } from '../page/Page';
import { BeingBuilt } from './BeingBuilt';

interface ComingScreenProps {
  readonly page: keyof (typeof texts)['shell']['coming']['page'];
}

/** A page that is not built yet: it says so, what will be there, and where to go meanwhile. */
export function ComingScreen({ page }: ComingScreenProps) {
  const { t } = useTranslation('shell');
  return (
    <Page title={t(`pages.${page}`)}>
      <BeingBuilt text={t(`coming.page.${page}`)}>
        <LinkButton to="/dashboard/data-overview" type="primary">
          {t('coming.toOverview')}
        </LinkButton>
        <LinkButton to="/dashboard/data-management">{t('coming.toManagement')}</LinkButton>
      </BeingBuilt>
    </Page>
  );
}
