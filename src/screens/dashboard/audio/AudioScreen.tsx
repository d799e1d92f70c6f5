import { useTranslation } from 'react-i18next';

import { useSession } from '../../../auth/session';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { Page } from '../../../components/page/Page';
import { ComingScreen } from '../../../components/coming/ComingScreen';

/** Audio: being built. A visitor who is not signed in is told that the uploads need sign-in. */
export function AudioScreen() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  if (status === 'signedIn') return <ComingScreen page="audio" />;
  return (
    <Page title={t('pages.audio')} lead={t('audio.needsSignIn')}>
      <div>
        <LinkButton to="/auth/login?next=%2Fdashboard%2Faudio" type="primary">
          {t('logIn')}
        </LinkButton>
      </div>
    </Page>
  );
}
