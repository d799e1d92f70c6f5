import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';

import { isChunkFailure } from '../../components/problem/problemCode';
import { Notice } from '../../components/page/Notice';
import styles from './RouteError.module.css';

/**
 * Stands in for a screen that failed. The layout around it stays as it is, and what was typed is kept by `useDraft`,
 * so that trying again brings it back.
 */
export function RouteError() {
  const { t } = useTranslation('errors');
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const kind = isChunkFailure(error) ? 'chunk' : 'screen';
  const tryAgain = () => (kind === 'chunk' ? window.location.reload() : void navigate(location, { replace: true }));
  return (
    <Notice title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      <div className={styles.ways}>
        <Button type="primary" onClick={tryAgain}>
          {t(`${kind}.again`)}
        </Button>
        <Button href="/">{t('toStart')}</Button>
      </div>
    </Notice>
  );
}
