import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { restFetch } from '../../../apollo/rest';
import { overviewAddress } from '../../../canvas/landing/overviewAddress';
import { useDownload } from '../../../files/useDownload';
import { type KeptImageData } from '../../../images/useImages';
import { useProject } from '../../../project/ProjectContext';

/** What the person asks to be done with a picture. */
export interface ImageWishes {
  onRename(image: KeptImageData): void;
  onDelete(image: KeptImageData): void;
}

/** What a picture is of, in words. */
export function useKindText(): (image: KeptImageData) => string {
  const { t } = useTranslation('images');
  const { t: tProject } = useTranslation('project');
  const { projects } = useProject();
  return ({ projectId }) => {
    if (!projectId) return t('ofFile');
    const name = projects.find(({ id }) => id === projectId)?.name;
    return t('ofCanvas', { project: name || tProject('defaultName') });
  };
}

/** Opens the view that a picture was taken of, and what else can be done with it. */
export function ImageActions({ image, onRename, onDelete }: ImageWishes & { readonly image: KeptImageData }) {
  const { t } = useTranslation('images');
  const navigate = useNavigate();
  const { download } = useDownload();
  const { id, name, type, projectId, view } = image;
  const items = [
    { key: 'rename', label: t('rename'), onClick: () => onRename(image) },
    {
      key: 'download',
      label: t('download'),
      onClick: () =>
        download({
          fileName: `${name}.${type === 'jpeg' ? 'jpg' : type}`,
          ask: () => restFetch(`/api/images/${id}/file`),
        }),
    },
    { key: 'delete', label: t('delete'), danger: true, onClick: () => onDelete(image) },
  ];
  return (
    <>
      {projectId && view ? (
        <Button
          size="small"
          aria-label={t('openNamed', { name })}
          onClick={() => void navigate(overviewAddress({ target: { kind: 'view', id }, projectId, fix: null }))}
        >
          {t('open')}
        </Button>
      ) : (
        <span />
      )}
      <Dropdown trigger={['click']} autoFocus menu={{ items }}>
        <Button type="text" icon={<MoreOutlined />} aria-haspopup="menu" aria-label={t('moreNamed', { name })} />
      </Dropdown>
    </>
  );
}
