import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { secondIn } from '../../../audio/recordingCalls';
import { TranscriptPage } from '../../../audio/transcript/TranscriptPage';
import { Uploads } from '../../../audio/uploads/Uploads';
import { useSession } from '../../../auth/session';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { Page } from '../../../components/page/Page';
import { useProject } from '../../../project/ProjectContext';
import { useOpenedInProject } from '../../../project/useOpenedInProject';

/** What is said to a visitor who is not signed in. */
function NeedsSignIn() {
  const { t } = useTranslation('shell');
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

function Recordings() {
  const { t } = useTranslation('audio');
  const { projectId } = useProject();
  const [query] = useSearchParams();
  const id = query.get('recording');
  const ofAddress = query.get('project');
  const isShown = useOpenedInProject(id, ofAddress);
  if (projectId === undefined || !isShown)
    return (
      <Page title={t('title')}>
        <Skeleton active title={false} paragraph={{ rows: 6 }} aria-label={t('table.loading')} />
      </Page>
    );
  if (id !== null)
    return <TranscriptPage key={id} wanted={{ id, projectId: ofAddress ?? projectId }} from={secondIn(query)} />;
  return (
    <Page title={t('title')} lead={t('lead')} isWide>
      <Uploads key={projectId} projectId={projectId} />
    </Page>
  );
}

/** `/dashboard/audio`: recordings come in and become timed text; the address may ask for one of them, at a second. */
export function AudioScreen() {
  const { status } = useSession();
  return status === 'signedIn' ? <Recordings /> : <NeedsSignIn />;
}
