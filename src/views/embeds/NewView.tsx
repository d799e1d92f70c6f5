import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../components/segments/Segments';
import { LANGUAGE_OPTIONS } from '../../app/i18n/languages';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useCopyText } from '../../components/toast/useCopyText';
import { frameSnippet, viewLink, type FrameLook } from './frameSnippet';
import { type MadeView } from './useViewCreation';
import styles from './views.module.css';

const THEMES = ['system', 'light', 'dark'] as const;

interface NewViewProps {
  readonly made: MadeView;
  /** What the frame is called to who does not see it. */
  readonly title: string;
  /** The person has it: it is shown no more. */
  onKept(): void;
}

/** The frame of a view that was just made, to be copied into a page; the one place and time where its address is seen. */
export function NewView({ made: { secret, token }, title, onKept }: NewViewProps) {
  const { t } = useTranslation('projects');
  const copy = useCopyText({ copied: t('views.copied'), failed: t('views.copyFailed') });
  const [look, setLook] = useState<FrameLook>({ theme: 'system', language: useLanguage() });
  const code = useRef<HTMLPreElement>(null);
  // What had the focus, the button of the form, is gone.
  useEffect(() => code.current?.focus(), []);
  const link = viewLink(window.location.origin, token.id, secret, look);
  const snippet = frameSnippet(link, title);
  const parts = (
    <>
      <p>{t('views.once')}</p>
      <div className={styles.buttons}>
        <Segments
          aria-label={t('views.theme')}
          value={look.theme}
          onChange={(theme) => setLook({ ...look, theme })}
          options={THEMES.map((value) => ({ value, label: t(`views.themes.${value}`) }))}
        />
        <Segments
          aria-label={t('views.language')}
          value={look.language}
          onChange={(language) => setLook({ ...look, language })}
          options={LANGUAGE_OPTIONS.map(({ value, label }) => ({ value, label }))}
        />
      </div>
      <pre ref={code} className={styles.code} tabIndex={0} role="region" aria-label={t('views.snippet')}>
        {snippet}
      </pre>
      <div className={styles.buttons}>
        <Button type="primary" onClick={() => copy(snippet)}>
          {t('views.copy')}
        </Button>
        <Button href={link} target="_blank" rel="noreferrer">
          {t('views.preview')}
        </Button>
        <Button onClick={onKept}>{t('views.kept')}</Button>
      </div>
    </>
  );
  return (
    <Alert role="status" type="success" showIcon title={t('views.made', { name: token.name })} description={parts} />
  );
}
