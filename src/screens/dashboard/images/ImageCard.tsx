import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../components/isolated/Isolated';
import { useTimeText } from '../../../app/i18n/useLanguage';
import { KeptImage } from '../../../images/KeptImage';
import { type KeptImageData } from '../../../images/useImages';
import { ImageActions, type ImageWishes, useKindText } from './ImageActions';
import styles from './images.module.css';

/** One picture of the grid. */
export function ImageCard({ image, ...wishes }: ImageWishes & { readonly image: KeptImageData }) {
  const { t } = useTranslation('images');
  const timeText = useTimeText();
  const kindText = useKindText();
  const { id, name, width, height, createdAt } = image;
  return (
    <li className={styles.card} aria-labelledby={`image-${id}`}>
      <div className={styles.frame}>
        <KeptImage imageId={id} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id={`image-${id}`} className={styles.name}>
          <Isolated text={name} />
        </h2>
        <p className={styles.soft}>{[kindText(image), t('pixels', { width, height })].join(' · ')}</p>
        <p className={styles.soft}>{timeText(createdAt)}</p>
      </div>
      <div className={styles.actions}>
        <ImageActions image={image} {...wishes} />
      </div>
    </li>
  );
}
