import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../../components/segments/Segments';
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { Page } from '../../../components/page/Page';
import { NotRead } from '../../../components/problem/NotRead';
import { UploadImage } from '../../../images/UploadImage';
import { type KeptImageData, useImages } from '../../../images/useImages';
import { type ImageWishes } from './ImageActions';
import { ImageCard } from './ImageCard';
import { ImageTable } from './ImageTable';
import styles from './images.module.css';
import { RenameImage } from './RenameImage';
import { useImageDeletion } from './useImageDeletion';

const SHAPES = ['grid', 'table'] as const;
type Shape = (typeof SHAPES)[number];

function DeleteDialog({ flow }: { readonly flow: ReturnType<typeof useImageDeletion> }) {
  const { t } = useTranslation('images');
  if (!flow.isAsking || flow.target === null) return null;
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name: flow.target.name })}
      action={t('deleteYes')}
      isDangerous
      isBusy={flow.isDeleting}
      focused="close"
      failed={{ title: t('deleteFailed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  );
}

/** `/dashboard/images`: pictures of the canvas with their views, and pictures for nodes. */
export function ImagesScreen() {
  const { t } = useTranslation('images');
  const { images, error, readAnew } = useImages();
  const [shape, setShape] = useState<Shape>('grid');
  const [renamed, setRenamed] = useState<KeptImageData>();
  const deletion = useImageDeletion();
  const wishes: ImageWishes = { onRename: setRenamed, onDelete: deletion.ask };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles.toolbar} role="group" aria-label={t('toolbar')}>
        <UploadImage />
        <Segments<Shape>
          aria-label={t('shape')}
          value={shape}
          onChange={setShape}
          options={SHAPES.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {images === undefined && error !== undefined && <NotRead error={error} onRetry={readAnew} />}
      {images === undefined && error === undefined && (
        <Skeleton active title={false} paragraph={{ rows: 6 }} aria-label={t('loading')} />
      )}
      {images?.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {images !== undefined && images.length > 0 && shape === 'grid' && (
        <ul className={styles.cards}>
          {images.map((image) => (
            <ImageCard key={image.id} image={image} {...wishes} />
          ))}
        </ul>
      )}
      {images !== undefined && images.length > 0 && shape === 'table' && <ImageTable images={images} {...wishes} />}
      {renamed !== undefined && <RenameImage image={renamed} onClose={() => setRenamed(undefined)} />}
      <DeleteDialog flow={deletion} />
    </Page>
  );
}
