import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import FundViewOutlined from '@ant-design/icons/FundViewOutlined';
import { type MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Isolated } from '../components/isolated/Isolated';
import { useProject } from '../project/ProjectContext';
import { SAVED_VIEWS, savedViewAddress, useSavedViews } from './savedViews';

interface ViewItems {
  readonly items: NonNullable<MenuProps['items']>;
  /** Reads the views; to be called when the menu is opened. */
  read(): void;
}

/** The views of the present project that the person keeps, and the way to all of them, as items of a menu. */
export function useViewItems(): ViewItems {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const { projectId } = useProject();
  const [isWanted, setWanted] = useState(false);
  const views = useSavedViews(projectId ?? '', isWanted && projectId !== undefined) ?? [];
  const kept = views.map(({ id, name }) => ({
    key: `view:${id}`,
    icon: <FundViewOutlined aria-hidden />,
    label: <Isolated text={name} />,
    onClick: () => void navigate(savedViewAddress(projectId ?? '', id)),
  }));
  const all = {
    key: 'allViews',
    icon: <AppstoreOutlined aria-hidden />,
    label: t('allViews'),
    onClick: () => void navigate(SAVED_VIEWS),
  };
  return { items: [...kept, all], read: () => setWanted(true) };
}
