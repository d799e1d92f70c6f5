import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps, Tag } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../components/isolated/Isolated';
import { useTimeText } from '../../../app/i18n/useLanguage';
import { ProjectPicture } from './ProjectPicture';
import styles from './projects.module.css';
import { type ProjectCardData, useProjectName } from './useAllProjects';
import { type ProjectMoves } from './useProjectMoves';

interface ProjectCardProps {
  readonly project: ProjectCardData;
  readonly isCurrent: boolean;
  readonly moves: ProjectMoves;
  onEdit(): void;
  onDuplicate(): void;
  onViews(): void;
  onDelete(): void;
}

/** What can be done with a project besides opening it or taking it back. */
function useMore({ project, moves, ...asked }: ProjectCardProps): NonNullable<MenuProps['items']> {
  const { t } = useTranslation('projects');
  const download = { key: 'download', label: t('download'), onClick: () => moves.download(project) };
  const remove = { key: 'delete', label: t('delete'), danger: true, onClick: asked.onDelete };
  if (project.state === 'archived')
    return [{ key: 'views', label: t('views.menu'), onClick: asked.onViews }, download, remove];
  return [
    { key: 'edit', label: t('edit'), onClick: asked.onEdit },
    { key: 'duplicate', label: t('duplicate'), onClick: asked.onDuplicate },
    { key: 'views', label: t('views.menu'), onClick: asked.onViews },
    download,
    { key: 'archive', label: t('archive'), onClick: () => void moves.archive(project) },
    remove,
  ];
}

/** When something of a project was last done, as far as it matters in its state. */
function useTimes({ state, updatedAt, archivedAt, erasedAt }: ProjectCardData): string {
  const { t } = useTranslation('projects');
  const timeText = useTimeText();
  if (state === 'deleted' && erasedAt) return t('erasedAt', { at: timeText(erasedAt) });
  if (state === 'archived' && archivedAt) return t('archivedAt', { at: timeText(archivedAt) });
  return t('changed', { at: timeText(updatedAt) });
}

/** One project: what it looks like, what is in it, and what can be done with it. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, isCurrent, moves } = props;
  const { t } = useTranslation('projects');
  const name = useProjectName()(project);
  const more = useMore(props);
  const times = useTimes(project);
  const { id, state, nodesTotal, relationshipsTotal, conversationsTotal } = project;
  const counts = [
    t('nodes', { count: nodesTotal }),
    t('relationships', { count: relationshipsTotal }),
    t('conversations', { count: conversationsTotal ?? 0 }),
  ];
  return (
    <li className={styles.card} aria-labelledby={`project-${id}`} aria-current={isCurrent ? 'true' : undefined}>
      {state !== 'deleted' && (
        <ProjectPicture projectId={id} isEmpty={nodesTotal === 0} updatedAt={project.updatedAt} />
      )}
      <div className={styles.words}>
        <h2 id={`project-${id}`} className={styles.name}>
          <span>
            <Isolated text={name} />
          </span>
          {isCurrent && <Tag color="processing">{t('current')}</Tag>}
          {project.isDefault && <Tag>{t('default')}</Tag>}
        </h2>
        {project.description !== '' && (
          <p className={styles.about}>
            <Isolated text={project.description} />
          </p>
        )}
        <p className={styles.soft}>{counts.join(' · ')}</p>
        <p className={styles.soft}>{times}</p>
      </div>
      <div className={styles.actions}>
        {state === 'active' ? (
          <Button
            type={isCurrent ? 'default' : 'primary'}
            aria-label={t('openNamed', { name })}
            onClick={() => void moves.open(project)}
          >
            {t('open')}
          </Button>
        ) : (
          <Button aria-label={t('takeBackNamed', { name })} onClick={() => void moves.takeBack(project)}>
            {t('takeBack')}
          </Button>
        )}
        {state !== 'deleted' && (
          <Dropdown trigger={['click']} autoFocus menu={{ items: more }}>
            <Button type="text" icon={<MoreOutlined />} aria-haspopup="menu" aria-label={t('moreNamed', { name })} />
          </Dropdown>
        )}
      </div>
    </li>
  );
}
