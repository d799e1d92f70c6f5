import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useCopyText } from '../../../../components/toast/useCopyText';
import styles from '../account.module.css';

interface CodeExampleProps {
  readonly name: string;
  /** Its lines; `{origin}` stands for the address of this installation. */
  readonly lines: readonly string[];
}

/** What is to be copied into another program, with a heading of its own. */
export function CodeExample({ name, lines }: CodeExampleProps) {
  const { t } = useTranslation('settings');
  const copy = useCopyText({ copied: t('examples.copied'), failed: t('examples.copyFailed') });
  const text = lines.join('\n').replaceAll('{origin}', window.location.origin);
  return (
    <div className={styles.example}>
      <h3>{name}</h3>
      {/* Wider than a narrow window: to be scrolled with the keys as well. */}
      <pre className={styles.code} tabIndex={0} aria-label={name} role="region">
        {text}
      </pre>
      <Button size="small" aria-label={t('examples.copy', { name })} onClick={() => copy(text)}>
        {t('tokens.copy')}
      </Button>
    </div>
  );
}
