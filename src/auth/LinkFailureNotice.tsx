import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { failureKey } from './failureKey';
import { loginActor } from './loginActor';
import styles from './LinkFailureNotice.module.css';

/** Says to whoever has just signed in that the account of another service was not linked to theirs, and why. */
export function LinkFailureNotice() {
  const { t } = useTranslation('auth');
  const failure = useSelector(loginActor, ({ context }) => context.linkFailure);
  const provider = failure && t(`provider.${failure.provider}`);
  const key = failure && failureKey(failure.code);
  return (
    <div role="alert" hidden={!failure}>
      {failure && key && (
        <div className={styles.notice}>
          <p className={styles.text}>
            {t('link.failed', { provider })} {t(key === 'unknown' ? 'link.again' : `failure.${key}`, { provider })}
          </p>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('link.closeFailed')}
            onClick={() => loginActor.send({ type: 'LINK_FAILURE.DISMISSED' })}
          />
        </div>
      )}
    </div>
  );
}
