import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { appConfig } from '../../app/config';
import { Isolated } from '../../components/isolated/Isolated';
import styles from './mapping.module.css';

interface ModelNameProps {
  /** What the model calls one row; undefined while or where it says nothing. */
  readonly name: string | undefined;
  /** What the person calls it now. */
  readonly label: string;
  onTake(name: string): void;
}

/** What the model calls one row, to be taken or not. Its place is kept free, so that nothing moves when it comes. */
export function ModelName({ name, label, onTake }: ModelNameProps) {
  const { t } = useTranslation('files');
  const model = appConfig().textModel;
  if (model === undefined) return null;
  const isTaken = name === label.trim();
  return (
    <div role="status" className={styles.modelName}>
      {name !== undefined && (
        <>
          {!isTaken && (
            <Button size="small" onClick={() => onTake(name)}>
              <Isolated text={t('mapping.takeName', { name })} />
            </Button>
          )}
          <span className={styles.soft}>{t(isTaken ? 'mapping.nameOfModel' : 'mapping.nameByModel', { model })}</span>
        </>
      )}
    </div>
  );
}
