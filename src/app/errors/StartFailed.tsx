import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { Notice } from '../../components/page/Notice';
import { Themed } from '../theme/Themed';

/** Shown instead of Harta when its backend does not answer at start. */
export function StartFailed() {
  const { t } = useTranslation('errors');
  return (
    <Themed>
      <main>
        <Notice title={t('start.title')} text={t('start.text')}>
          <Button type="primary" onClick={() => window.location.reload()}>
            {t('start.again')}
          </Button>
        </Notice>
      </main>
    </Themed>
  );
}
