import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { appConfig } from '../../../app/config';
import { useSpanText } from '../../../app/i18n/useSpanText';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { ExportMenu } from '../../../files/ExportMenu';
import { FilesArea } from '../../../files/FilesArea';
import { useFiles } from '../../../files/FilesContext';
import { ImportPlace } from '../../../files/ImportPlace';
import { LoadSampleButton } from '../../../files/LoadSampleButton';
import { SettingsFrame } from '../../../settings/frame/SettingsFrame';
import styles from './DataConfigurationScreen.module.css';
import { RecentImports } from './RecentImports';
import { Section } from './Section';

/** The page itself draws nothing of the graph, so that nothing has to be read again but what the calls refresh. */
const nothingDrawn = () => undefined;

function Imports() {
  const { t } = useTranslation('files');
  const { flow } = useFiles();
  return (
    <>
      <Section title={t('import.title')} text={t('import.text')}>
        <ImportPlace />
      </Section>
      <Section title={t('recent.title')} text={t('recent.text')}>
        <RecentImports flow={flow} />
      </Section>
    </>
  );
}

/** `/dashboard/data-configuration`: import, export and the sample graph of the current project, and deletion. */
export function DataConfigurationScreen() {
  const { t } = useTranslation(['files', 'shell']);
  const span = useSpanText()(appConfig().deletionSeconds);
  return (
    <FilesArea onImported={nothingDrawn}>
      <SettingsFrame title={t('shell:pages.dataConfiguration')} lead={t('page.lead')}>
        <Imports />
        <Section title={t('export.title')} text={t('export.text')}>
          <ExportMenu />
        </Section>
        <Section title={t('sample.title')} text={t('sample.text')}>
          <LoadSampleButton onLoaded={nothingDrawn} />
          <Link to="/dashboard/data-overview">{t('action.toOverview')}</Link>
        </Section>
        <Section title={t('deleteData.title')} text={t('deleteData.text', { span })}>
          <div className={styles.ways}>
            <LinkButton to="/dashboard/account/data" danger>
              {t('deleteData.all')}
            </LinkButton>
            <LinkButton to="/dashboard/project-management">{t('deleteData.project')}</LinkButton>
          </div>
        </Section>
      </SettingsFrame>
    </FilesArea>
  );
}
