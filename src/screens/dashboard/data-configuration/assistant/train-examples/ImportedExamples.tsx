import { Alert } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../../../../components/segments/Segments';
import { Waiting } from '../../../../../components/loading/LoadingIndicator';
import { LANGUAGE_OPTIONS } from '../../../../../app/i18n/languages';
import { useProblemText } from '../../../../../components/problem/problemText';
import { ExampleIssues } from './ExampleIssues';
import styles from './trainExamples.module.css';
import { type ExampleImport } from './useExampleImport';

/** What a checked file would bring, and the language of what does not say its own. */
function Checked({ flow: { snapshot, send } }: { readonly flow: ExampleImport }) {
  const { t } = useTranslation('teaching');
  const labelId = useId();
  const { result, language } = snapshot.context;
  if (result === null) return null;
  return (
    <>
      <Alert
        role="status"
        type={result.made > 0 ? 'info' : 'warning'}
        showIcon
        title={t('import.wouldMake', { count: result.made })}
        description={
          <>
            {result.skipped > 0 && <p className={styles.steady}>{t('import.skipped', { count: result.skipped })}</p>}
            <p className={styles.steady}>{t('import.nothingYet')}</p>
          </>
        }
      />
      <div className={styles.stacked}>
        <span id={labelId}>{t('import.language')}</span>
        <Segments
          aria-labelledby={labelId}
          disabled={!snapshot.matches('checked')}
          value={language}
          options={LANGUAGE_OPTIONS.map(({ value, label, lang }) => ({
            value,
            label: <span lang={lang}>{label}</span>,
          }))}
          onChange={(chosen) => send({ type: 'LANGUAGE.CHOSEN', language: chosen })}
        />
      </div>
    </>
  );
}

function Step({ flow }: { readonly flow: ExampleImport }) {
  const { t } = useTranslation('teaching');
  const problemText = useProblemText();
  const { value, context } = flow.snapshot;
  const { result, error } = context;
  switch (value) {
    case 'idle':
      return null;
    case 'checking':
      return <Waiting text={t('import.checking')} />;
    case 'checked':
    case 'writing':
      return <Checked flow={flow} />;
    case 'refused':
      return result && <ExampleIssues result={result} />;
    case 'failed':
      return <Alert role="alert" type="error" showIcon title={t('import.failed')} description={problemText(error)} />;
    case 'done':
      return (
        <Alert
          role="status"
          type="success"
          showIcon
          title={t('import.made', { count: result?.made ?? 0 })}
          description={(result?.skipped ?? 0) > 0 && t('import.skipped', { count: result?.skipped ?? 0 })}
        />
      );
  }
}

/** What there is to see of an import of examples at the step where it is. */
export function ImportedExamples({ flow }: { readonly flow: ExampleImport }) {
  return (
    <div className={styles.body}>
      <p className={styles.steady}>{flow.snapshot.context.file?.name}</p>
      <Step flow={flow} />
    </div>
  );
}
