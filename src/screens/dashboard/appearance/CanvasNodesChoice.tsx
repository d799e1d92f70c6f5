import { useApolloClient, useQuery } from '@apollo/client/react';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../../components/segments/Segments';
import { ProjectsDocument } from '../../../../graphql/generated/project';
import { useLanguage } from '../../../app/i18n/useLanguage';
import { useProblemText } from '../../../components/problem/problemText';
import { useToast } from '../../../components/toast/useToast';
import { updateSettings } from '../../../settings/updateSettings';

const OFFERED = [200, 500, 1000, 2000, 5000];

/** How many nodes the overview asks for at first; what a program has set besides stands among the choices. */
export function CanvasNodesChoice() {
  const { t } = useTranslation('shell');
  const client = useApolloClient();
  const language = useLanguage();
  const problem = useProblemText();
  const { show } = useToast();
  const settings = useQuery(ProjectsDocument).data?.settings;
  if (!settings) return <Skeleton.Input active block />;
  const chosen = settings.canvasNodes;
  const offered = [...new Set([...OFFERED, chosen])].sort((one, other) => one - other);
  const choose = (canvasNodes: number) =>
    updateSettings(client, { canvasNodes }, { ...settings, canvasNodes }).catch((error: unknown) => {
      show({ tone: 'error', title: problem(error) });
    });
  return (
    <Segments
      aria-label={t('appearance.canvas')}
      options={offered.map((value) => ({ value, label: value.toLocaleString(language) }))}
      value={chosen}
      onChange={(value) => void choose(value)}
      block
    />
  );
}
