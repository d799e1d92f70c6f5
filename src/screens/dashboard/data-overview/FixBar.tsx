import { useTranslation } from 'react-i18next';

import { chatAddress, type Fix } from '../../../canvas/landing/overviewAddress';
import { LinkButton } from '../../../components/link-button/LinkButton';
import styles from './overview.module.css';

/** While a wrong fact is mended, or a missing one added: the way back to the question. */
export function FixBar({ asked }: { readonly asked: Fix }) {
  const { t } = useTranslation('canvas');
  return (
    <section className={styles.fix} aria-label={t(`landing.fix.${asked.because}.name`)}>
      <span className={styles.fixText}>{t(`landing.fix.${asked.because}.text`)}</span>
      <span className={styles.fixWays}>
        <LinkButton size="small" to={chatAddress(asked, false)}>
          {t('landing.fix.back')}
        </LinkButton>
        <LinkButton size="small" type="primary" to={chatAddress(asked, true)}>
          {t('landing.fix.again')}
        </LinkButton>
      </span>
    </section>
  );
}
