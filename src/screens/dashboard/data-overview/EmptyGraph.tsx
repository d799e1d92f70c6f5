import { Button, Card, Divider, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

import { useTool, useWorkbench } from '../../../canvas/workbench/Workbench';
import { ImportPlace } from '../../../files/ImportPlace';
import { LoadSampleButton } from '../../../files/LoadSampleButton';
import styles from './overview.module.css';

/** What to do with a project that holds nothing yet. */
export function EmptyGraph({ onLoaded }: { onLoaded(): void }) {
  const { t } = useTranslation('canvas');
  const { controller, tool } = useWorkbench();
  const isIdle = useTool((state) => state.matches('selecting'));
  if (!isIdle) return null;
  return (
    <div className={styles.empty}>
      <Card className={styles.emptyCard ?? ''}>
        <Typography.Title level={2} className={styles.emptyTitle ?? ''}>
          {t('empty.title')}
        </Typography.Title>
        <Typography.Paragraph type="secondary">{t('empty.text')}</Typography.Paragraph>
        <div className={styles.choices}>
          <LoadSampleButton onLoaded={onLoaded} />
          <Button onClick={() => tool.send({ type: 'NODE.WANTED', at: controller.freePlace() })}>
            {t('empty.first')}
          </Button>
        </div>
        <Divider plain>{t('empty.or')}</Divider>
        <ImportPlace />
        <Typography.Paragraph type="secondary" className={styles.tip ?? ''}>
          {t('empty.tip')}
        </Typography.Paragraph>
      </Card>
    </div>
  );
}
