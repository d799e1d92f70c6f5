import { GlobalOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';

import { chooseLanguage } from '../../app/i18n/i18n';
import { useLanguage } from '../../app/i18n/useLanguage';
import { ChoiceMenu } from '../choice-menu/ChoiceMenu';
import { LANGUAGE_OPTIONS } from '../../app/i18n/languages';

/** The language selector of the headers. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <ChoiceMenu
      title={t('language.title')}
      icon={<GlobalOutlined />}
      caption={language.toUpperCase()}
      options={LANGUAGE_OPTIONS}
      value={language}
      onChoose={(next) => void chooseLanguage(next)}
    />
  );
}
