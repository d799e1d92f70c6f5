import { useTranslation } from 'react-i18next';

import { SettingsFrame } from '../../../../settings/frame/SettingsFrame';
import styles from '../account.module.css';
import { Examples } from './Examples';
import { OtherAssistants } from './OtherAssistants';
import { TokenForm } from './TokenForm';
import { TokenList } from './TokenList';

/** `/dashboard/account/tokens`: what programs come with in place of a sign-in. */
export function TokensScreen() {
  const { t } = useTranslation(['settings', 'shell']);
  return (
    <SettingsFrame title={t('shell:pages.apiTokens')} lead={t('tokens.lead')}>
      <section className={styles.section} aria-labelledby="token-list">
        <h2 id="token-list">{t('tokens.list')}</h2>
        <TokenList />
      </section>
      <section className={styles.section} aria-labelledby="token-new">
        <h2 id="token-new">{t('tokens.new')}</h2>
        <TokenForm />
      </section>
      <OtherAssistants />
      <Examples />
    </SettingsFrame>
  );
}
