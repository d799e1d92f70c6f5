import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { Page } from '../../../components/page/Page';
import { Compose } from '../../../processing/Compose';
import { sentenceIn } from '../../../processing/documentAddress';
import { DocumentList } from '../../../processing/list/DocumentList';
import { useDocuments } from '../../../processing/list/useDocuments';
import { DocumentPage } from '../../../processing/review/DocumentPage';
import { useProject } from '../../../project/ProjectContext';
import { useOpenedInProject } from '../../../project/useOpenedInProject';

/** Where texts come in, and the list of those that did. */
function Documents({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('processing');
  const documents = useDocuments(projectId);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Compose projectId={projectId} onBegun={documents.readAnew} />
      <DocumentList documents={documents} />
    </Page>
  );
}

/** `/dashboard/processing`: prose becomes graph. Without a document in its address it lists all of them. */
export function ProcessingScreen() {
  const { t } = useTranslation('processing');
  const { projectId } = useProject();
  const [query] = useSearchParams();
  const id = query.get('document');
  const ofAddress = query.get('project');
  const isShown = useOpenedInProject(id, ofAddress);
  if (projectId === undefined || !isShown)
    return (
      <Page title={t('title')}>
        <Skeleton active title={false} paragraph={{ rows: 6 }} aria-label={t('list.loading')} />
      </Page>
    );
  if (id === null) return <Documents key={projectId} projectId={projectId} />;
  return <DocumentPage key={id} wanted={{ id, projectId: ofAddress ?? projectId }} told={sentenceIn(query)} />;
}
