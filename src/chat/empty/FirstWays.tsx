import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../components/link-button/LinkButton';
import { LoadSampleButton } from '../../files/LoadSampleButton';
import styles from './empty.module.css';

interface FirstWaysProps {
  /** Called when the graph holds the sample. */
  onLoaded(): void;
}

/** The ways to a graph for a project that has none yet. */
export function FirstWays({ onLoaded }: FirstWaysProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.ways}>
      <LoadSampleButton type="primary" onLoaded={onLoaded} />
      <LinkButton to="/dashboard/data-overview">{t('start.toOverview')}</LinkButton>
    </div>
  );
}
