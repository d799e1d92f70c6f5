import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LanguageRadios } from '../../../components/language/LanguageRadios';
import { ThemeRadios } from '../../../components/theme/ThemeRadios';
import { SettingsFrame } from '../../../settings/frame/SettingsFrame';
import styles from './AppearanceScreen.module.css';
import { CanvasNodesChoice } from './CanvasNodesChoice';
import { DensityRadios } from '../../../components/theme/DensityRadios';
import { MotionRadios } from './MotionRadios';

interface ChoiceProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Choice({ title, hint, children }: ChoiceProps) {
  return (
    <section className={styles.choice}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      {children}
    </section>
  );
}

/** How Harta looks, moves and speaks for this person, in this browser at once and in their others when they are next used. */
export function AppearanceScreen() {
  const { t } = useTranslation('shell');
  return (
    <SettingsFrame title={t('pages.appearance')} lead={t('appearance.lead')}>
      <Choice title={t('theme.title')} hint={t('appearance.themeHint')}>
        <ThemeRadios />
      </Choice>
      <Choice title={t('appearance.language')} hint={t('appearance.languageHint')}>
        <LanguageRadios />
      </Choice>
      <Choice title={t('appearance.density')} hint={t('appearance.densityHint')}>
        <DensityRadios isBlock />
      </Choice>
      <Choice title={t('appearance.motion')} hint={t('appearance.motionHint')}>
        <MotionRadios />
      </Choice>
      <Choice title={t('appearance.canvas')} hint={t('appearance.canvasHint')}>
        <CanvasNodesChoice />
      </Choice>
    </SettingsFrame>
  );
}
