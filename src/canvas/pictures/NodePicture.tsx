import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementEdit } from '../../../domain/changes/elementEdit';
import { type GraphNode } from '../../../domain/elements/elements';
import { PICTURE_PROPERTY, pictureValue, wornPicture } from '../../../domain/elements/nodePicture';
import { KeptImage } from '../../images/KeptImage';
import { UploadImage } from '../../images/UploadImage';
import { useImages } from '../../images/useImages';
import styles from './pictures.module.css';

/** The pictures that were uploaded; one of them is taken, or another is uploaded and taken. */
function Choice({ onTake, onClose }: { onTake(imageId: string): void; onClose(): void }) {
  const { t } = useTranslation('images');
  const { images } = useImages();
  const uploaded = images?.filter(({ projectId }) => !projectId) ?? [];
  return (
    <Modal open title={t('node.title')} footer={<UploadImage onAdded={onTake} />} onCancel={onClose}>
      {images !== undefined && uploaded.length === 0 && <p>{t('node.none')}</p>}
      <ul className={styles.choices}>
        {uploaded.map(({ id, name }) => (
          <li key={id}>
            <Button className={styles.choice ?? ''} aria-label={t('node.take', { name })} onClick={() => onTake(id)}>
              <KeptImage imageId={id} alt="" />
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** The picture that a node wears, and choosing one: a property of the node, changed like any other. */
export function NodePicture({ node, onEdit }: { readonly node: GraphNode; onEdit(edit: ElementEdit): void }) {
  const { t } = useTranslation('images');
  const [isChoosing, setChoosing] = useState(false);
  const worn = wornPicture(node.properties);
  const take = (imageId: string) => {
    setChoosing(false);
    onEdit({ setProperties: { [PICTURE_PROPERTY]: pictureValue(imageId) } });
  };
  return (
    <div className={styles.worn} role="group" aria-label={t('node.section')}>
      {worn !== undefined && <KeptImage imageId={worn} alt="" className={styles.portrait} />}
      <Button size="small" onClick={() => setChoosing(true)}>
        {t(worn === undefined ? 'node.choose' : 'node.change')}
      </Button>
      {worn !== undefined && (
        <Button size="small" onClick={() => onEdit({ removeProperties: [PICTURE_PROPERTY] })}>
          {t('node.remove')}
        </Button>
      )}
      {isChoosing && <Choice onTake={take} onClose={() => setChoosing(false)} />}
    </div>
  );
}
