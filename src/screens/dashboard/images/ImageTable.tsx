import { Table } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../components/isolated/Isolated';
import { useTimeText } from '../../../app/i18n/useLanguage';
import { KeptImage } from '../../../images/KeptImage';
import { type KeptImageData } from '../../../images/useImages';
import { ImageActions, type ImageWishes, useKindText } from './ImageActions';
import styles from './images.module.css';

/** The same pictures as rows, which can be sorted. */
export function ImageTable({ images, ...wishes }: ImageWishes & { readonly images: readonly KeptImageData[] }) {
  const { t } = useTranslation('images');
  const timeText = useTimeText();
  const kindText = useKindText();
  return (
    <Table<KeptImageData>
      rowKey="id"
      dataSource={images}
      pagination={false}
      size="middle"
      scroll={{ x: 720 }}
      columns={[
        {
          key: 'name',
          title: t('name'),
          sorter: (one, other) => one.name.localeCompare(other.name),
          render: (_, { id, name }) => (
            <span className={styles.named}>
              <KeptImage imageId={id} alt="" className={styles.thumb} />
              <Isolated text={name} />
            </span>
          ),
        },
        { key: 'kind', title: t('kind'), render: (_, image) => kindText(image) },
        {
          key: 'size',
          title: t('size'),
          sorter: (one, other) => one.width * one.height - other.width * other.height,
          render: (_, { width, height }) => t('pixels', { width, height }),
        },
        {
          key: 'kept',
          title: t('kept'),
          sorter: (one, other) => one.createdAt.localeCompare(other.createdAt),
          render: (_, { createdAt }) => timeText(createdAt),
        },
        {
          key: 'actions',
          title: t('actions'),
          render: (_, image) => (
            <span className={styles.named}>
              <ImageActions image={image} {...wishes} />
            </span>
          ),
        },
      ]}
    />
  );
}
