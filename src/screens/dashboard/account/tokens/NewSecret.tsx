import { Alert, Button, Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useCopyText } from '../../../../components/toast/useCopyText';
import styles from '../account.module.css';
import { type MadeToken } from './useTokenGeneration';

interface NewSecretProps {
  readonly made: MadeToken;
  /** The person has it: it is shown no more. */
  onKept(): void;
}

/** The secret of a token that was just made, to be copied; the one place and time where it is seen. */
export function NewSecret({ made: { secret, token }, onKept }: NewSecretProps) {
  const { t } = useTranslation('settings');
  const copy = useCopyText({ copied: t('tokens.copied'), failed: t('tokens.copyFailed') });
  const field = useRef<InputRef>(null);
  // What had the focus, the button of the form, is gone.
  useEffect(() => field.current?.focus({ cursor: 'all' }), []);
  const parts = (
    <>
      {t('tokens.once')}
      <div className={styles.secret}>
        <Input
          ref={field}
          readOnly
          aria-label={t('tokens.secret')}
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        <Button type="primary" onClick={() => copy(secret)}>
          {t('tokens.copy')}
        </Button>
        <Button onClick={onKept}>{t('tokens.kept')}</Button>
      </div>
    </>
  );
  return (
    <Alert role="status" type="success" showIcon title={t('tokens.made', { name: token.name })} description={parts} />
  );
}
