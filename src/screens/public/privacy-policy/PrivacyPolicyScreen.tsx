import { useTranslation } from 'react-i18next';

import { ConsentSection } from '../../../app/analytics/ConsentSection';
import { appConfig } from '../../../app/config';
import { useSpanText } from '../../../app/i18n/useSpanText';
import { LegalText } from '../../../components/page/LegalText';

const SECTIONS = [
  ...(['who', 'what', 'where', 'signIn', 'browser', 'payments'] as const),
  ...(['logs', 'others', 'howLong', 'rights'] as const),
];

/** What this installation keeps of a person, where, and for how long. */
export function PrivacyPolicyScreen() {
  const { t } = useTranslation('public');
  const { companyName: company, contactUrl, auth, deletionSeconds, archiveSeconds } = appConfig();
  const spanText = useSpanText();
  const [span, archiveSpan] = [spanText(deletionSeconds), spanText(archiveSeconds)];
  const contact = contactUrl.replace(/^mailto:/, '');
  const sections = SECTIONS.map((key) => ({
    key,
    title: t(`privacy.${key}.title`),
    text:
      key === 'signIn'
        ? t(auth.mode === 'local' ? 'privacy.signIn.local' : 'privacy.signIn.google')
        : t(`privacy.${key}.text`, { company, contact, span, archiveSpan }),
  }));
  return (
    <LegalText title={t('privacy.title')} lead={t('privacy.lead', { company })} sections={sections}>
      <ConsentSection />
    </LegalText>
  );
}
