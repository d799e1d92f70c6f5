import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ImportStep } from './importStep';
import styles from './files.module.css';

const STEPS = ['recognise', 'map', 'check', 'write'] as const;

/** The step of the four at which an import is. */
const PLACES: Readonly<Record<ImportStep, number>> = {
  ...{ idle: 0, opening: 0, uploading: 0, mapping: 1, checking: 2, checked: 2 },
  ...{ refused: 2, writing: 3, done: 4, failed: 3, cancelled: 3 },
};

/** Where an import of tables is on its way: recognised, mapped, checked, written. */
export function ImportSteps({ step, hasTables }: { step: ImportStep; hasTables: boolean }) {
  const { t } = useTranslation('files');
  if (!hasTables) return null;
  return (
    <Steps
      className={styles.steps ?? ''}
      size="small"
      responsive={false}
      current={PLACES[step]}
      aria-label={t('steps.label')}
      items={STEPS.map((name) => ({ title: t(`steps.${name}`) }))}
    />
  );
}
