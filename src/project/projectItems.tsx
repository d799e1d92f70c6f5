import { useTranslation } from 'react-i18next';
import {
  AppstoreOutlined,
  CheckOutlined,
  EditOutlined,
  FundViewOutlined,
  PictureOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { Flex, type MenuProps } from 'antd';
import { type TFunction } from 'i18next';

import { type SavedViewNameFragment } from '../../graphql/generated/types';
import { Isolated } from '../components/isolated/Isolated';
import { type Project } from './ProjectContext';
import styles from './ProjectMenu.module.css';
import { useProject } from './ProjectContext';

type Items = NonNullable<MenuProps['items']>;

/** What the project menu acts on. */
interface ProjectActions {
  onSwitch(id: string): void;
  onCreate(): void;
  onRename(): void;
  onManage(): void;
  onImages(): void;
  /** Leads to where the saved views of the present project are. */
  onViews(): void;
  /** Shows a saved view of the present project. */
  onView(id: string): void;
}

/** The name of a project; the default one has none until it is given one. */
export const nameOf = (project: Project, t: TFunction<'project'>): string => project.name || t('defaultName');

/** One line of the menu: name and size. */
const line = (project: Project, t: TFunction<'project'>) => (
  <Flex justify="space-between" gap="large">
    <span>
      <Isolated text={nameOf(project, t)} />
    </span>
    <span className={styles.size}>{t('nodes', { count: project.nodesTotal })}</span>
  </Flex>
);

/** The entries of the project menu: every project, the views of the present one, then what can be done. */
export function projectItems(
  projects: readonly Project[],
  currentId: string | undefined,
  t: TFunction<'project'>,
  views: readonly SavedViewNameFragment[],
  { onSwitch, onCreate, onRename, onManage, onImages, onViews, onView }: ProjectActions,
): Items {
  const choices = projects.map((project) => ({
    key: project.id,
    role: 'menuitemradio',
    'aria-checked': project.id === currentId,
    icon: project.id === currentId ? <CheckOutlined /> : <CheckOutlined style={{ visibility: 'hidden' }} />,
    label: line(project, t),
    onClick: () => onSwitch(project.id),
  }));
  const kept = views.map(({ id, name }) => ({
    key: `view:${id}`,
    icon: <FundViewOutlined />,
    label: <Isolated text={name} />,
    onClick: () => onView(id),
  }));
  return [
    { type: 'group', key: 'projects', label: t('switchTo'), children: choices },
    ...(kept.length === 0 ? [] : [{ type: 'group' as const, key: 'views', label: t('views'), children: kept }]),
    { type: 'divider', key: 'divider' },
    { key: 'create', icon: <PlusOutlined />, label: t('create'), onClick: onCreate },
    { key: 'rename', icon: <EditOutlined />, label: t('rename'), onClick: onRename },
    { key: 'manage', icon: <AppstoreOutlined />, label: t('manage'), onClick: onManage },
    { key: 'views', icon: <FundViewOutlined />, label: t('allViews'), onClick: onViews },
    { key: 'images', icon: <PictureOutlined />, label: t('images'), onClick: onImages },
  ];
}

/** What a project of the person is called; one that the switcher does not list is archived. */
export function useProjectName(projectId: string): string {
  const { t } = useTranslation('project');
  const project = useProject().projects.find(({ id }) => id === projectId);
  return project === undefined ? t('archivedName') : nameOf(project, t);
}
