import { useTranslation } from 'react-i18next';

import { LegalParagraph, LegalSection } from '../../components/page/LegalText';
import { useConsent } from './consent';
import { ConsentChoices } from './ConsentChoices';
import styles from './ConsentQuestion.module.css';
import { countsVisits } from './pageViews';

/** What somebody answered about the counting of visits, and how to answer otherwise; nothing where visits are not counted. */
export function ConsentSection() {
  const { t } = useTranslation('visits');
  const consent = useConsent();
  if (!countsVisits()) return null;
  return (
    <LegalSection title={t('title')}>
      <LegalParagraph>{t('question')}</LegalParagraph>
      <LegalParagraph role="status">{t(`answer.${consent ?? 'none'}`)}</LegalParagraph>
      <div className={styles.choices}>
        <ConsentChoices />
      </div>
    </LegalSection>
  );
}
