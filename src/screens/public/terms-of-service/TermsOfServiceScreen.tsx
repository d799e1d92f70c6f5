import { useTranslation } from 'react-i18next';

import { appConfig } from '../../../app/config';
import { LegalText } from '../../../components/page/LegalText';

const SECTIONS = ['service', 'account', 'data', 'use', 'payment', 'software', 'liability', 'changes'] as const;

/** The terms under which this installation is offered. */
export function TermsOfServiceScreen() {
  const { t } = useTranslation('public');
  const { companyName: company, contactUrl } = appConfig();
  const contact = contactUrl.replace(/^mailto:/, '');
  const sections = SECTIONS.map((key) => ({
    key,
    title: t(`terms.${key}.title`),
    text: t(`terms.${key}.text`, { company, contact }),
  }));
  return <LegalText title={t('terms.title')} lead={t('terms.lead', { company })} sections={sections} />;
}
