import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { LinkButton } from '../../../components/link-button/LinkButton';
import { Page } from '../../../components/page/Page';
import { LoadSampleButton } from '../../../files/LoadSampleButton';
import { BeingBuilt } from '../coming/BeingBuilt';

/** The first page after sign-in. The assistant is being built; meanwhile it leads to the graph it will answer from. */
export function ChatScreen() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <BeingBuilt text={t('coming')}>
        <LinkButton to="/dashboard/data-overview" type="primary">
          {t('toOverview')}
        </LinkButton>
        <LoadSampleButton onLoaded={() => void navigate('/dashboard/data-overview')} />
      </BeingBuilt>
    </Page>
  );
}
