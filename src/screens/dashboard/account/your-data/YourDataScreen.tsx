import { useTranslation } from 'react-i18next';

import { useJobs } from '../../../../jobs/useJobs';
import { SettingsFrame } from '../../../../settings/frame/SettingsFrame';
import { ArchiveSection } from './ArchiveSection';
import { DeletionSection } from './DeletionSection';
import { RestoreSection } from './RestoreSection';

/** `/dashboard/account/data`: everything in one file, back from a file, or gone. */
export function YourDataScreen() {
  const { t } = useTranslation(['settings', 'shell']);
  const inView = useJobs();
  return (
    <SettingsFrame title={t('shell:pages.yourData')} lead={t('data.lead')}>
      <ArchiveSection inView={inView} />
      <RestoreSection inView={inView} />
      <DeletionSection />
    </SettingsFrame>
  );
}
