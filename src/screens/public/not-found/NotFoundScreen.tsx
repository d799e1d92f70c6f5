import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/link-button/LinkButton';
import { Page } from '../../../components/page/Page';

/** There is no page at this address. */
export function NotFoundScreen() {
  const { t } = useTranslation(['public', 'shell']);
  return (
    <Page title={t('shell:pages.notFound')} lead={t('notFound.text')}>
      <div>
        <LinkButton to="/" type="primary">
          {t('notFound.toStart')}
        </LinkButton>
      </div>
    </Page>
  );
}
