import { Alert, Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from '../data.module.css';
import { type ElementDraft } from './elementDrafts';
import { formTitle } from './formTitle';
import { useElementNames } from '../../../../graph/styles/useNames';

interface KeptInputProps {
  readonly draft: ElementDraft;
  onContinue(): void;
  onDiscard(): void;
}

/** Offers what was typed into a form that was lost: the page was reloaded, stopped working or was left. */
export function KeptInput({ draft, onContinue, onDiscard }: KeptInputProps) {
  const { t } = useTranslation('data');
  const nameOf = useElementNames();
  return (
    <Alert
      className={styles.kept ?? ''}
      type="info"
      showIcon
      role="status"
      title={t('kept.title')}
      description={
        <div className={styles.keptParts}>
          <span>{formTitle(t, draft.target, nameOf)}</span>
          <Space wrap>
            <Button onClick={onDiscard}>{t('kept.discard')}</Button>
            <Button type="primary" onClick={onContinue}>
              {t('kept.continue')}
            </Button>
          </Space>
        </div>
      }
    />
  );
}
