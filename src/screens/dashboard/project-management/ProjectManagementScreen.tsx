import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../../components/segments/Segments';
import { appConfig } from '../../../app/config';
import { useSpanText } from '../../../app/i18n/useSpanText';
import { later } from '../../../components/later/later';
import { Page } from '../../../components/page/Page';
import { NotRead } from '../../../components/problem/NotRead';
import { useProject } from '../../../project/ProjectContext';
import { DeleteProjectDialog } from './DeleteProjectDialog';
import { ProjectCard } from './ProjectCard';
import { ProjectDialog } from './ProjectDialog';
import styles from './projects.module.css';
import { type ProjectCardData, useAllProjects, useProjectName } from './useAllProjects';
import { useProjectDeletion } from './useProjectDeletion';
import { type ProjectForm } from './useProjectForm';
import { type ProjectMoves, useProjectMoves } from './useProjectMoves';

const ViewsDialog = later(async () => (await import('../../../views/embeds/ViewsDialog')).ViewsDialog);

const STATES = ['active', 'archived', 'deleted'] as const;
type State = (typeof STATES)[number];

/** The file that a project is made of is chosen behind a button. */
function UploadButton({ onFile }: { onFile(file: File): void }) {
  const { t } = useTranslation('projects');
  const chooser = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => chooser.current?.click()}>
        {t('upload')}
      </Button>
      <input ref={chooser} type="file" hidden accept=".zip,application/zip" onChange={take} />
    </>
  );
}

interface CardsProps {
  readonly projects: readonly ProjectCardData[];
  readonly moves: ProjectMoves;
  onForm(form: ProjectForm): void;
}

/** Projects of one state after another, each list with its own words when it is empty. */
function Cards({ projects, moves, onForm }: CardsProps) {
  const { t } = useTranslation('projects');
  const nameOf = useProjectName();
  const span = useSpanText()(appConfig().projectDeletionSeconds);
  const { projectId } = useProject();
  const [state, setState] = useState<State>('active');
  const deletion = useProjectDeletion();
  const [viewed, view] = useState<ProjectCardData>();
  const inState = (wanted: State) => projects.filter((project) => project.state === wanted);
  const shown = inState(state);
  return (
    <>
      <Segments<State>
        aria-label={t('which')}
        className={styles.which ?? ''}
        value={state}
        onChange={setState}
        options={STATES.map((value) => ({ value, label: t(value, { count: inState(value).length }) }))}
      />
      {shown.length === 0 ? (
        <p className={styles.none}>{t(`none.${state}`, { span })}</p>
      ) : (
        <ul className={styles.cards}>
          {shown.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              isCurrent={project.id === projectId}
              moves={moves}
              onEdit={() => onForm({ what: 'edit', project })}
              onDuplicate={() => onForm({ what: 'copy', project })}
              onViews={() => view(project)}
              onDelete={() => deletion.ask({ project, name: nameOf(project) })}
            />
          ))}
        </ul>
      )}
      {viewed !== undefined && (
        <ViewsDialog projectId={viewed.id} name={nameOf(viewed)} onClose={() => view(undefined)} />
      )}
      <DeleteProjectDialog flow={deletion} />
    </>
  );
}

/** `/dashboard/project-management`: every project of the person, and what can be done with projects as such. */
export function ProjectManagementScreen() {
  const { t } = useTranslation('projects');
  const { projects, error, readAnew } = useAllProjects();
  const moves = useProjectMoves();
  const [form, setForm] = useState<ProjectForm>();
  // While a form is open the project may change in another window: it shows what stands there now.
  const present =
    form === undefined || form.what === 'create'
      ? form
      : { ...form, project: projects?.find(({ id }) => id === form.project.id) ?? form.project };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles.toolbar} role="group" aria-label={t('actions')}>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setForm({ what: 'create' })}>
          {t('create')}
        </Button>
        <UploadButton onFile={(file) => void moves.upload(file)} />
      </div>
      {projects === undefined && error !== undefined && <NotRead error={error} onRetry={readAnew} />}
      {projects === undefined && error === undefined && (
        <Skeleton active title={false} paragraph={{ rows: 6 }} aria-label={t('loading')} />
      )}
      {projects !== undefined && <Cards projects={projects} moves={moves} onForm={setForm} />}
      {present !== undefined && <ProjectDialog form={present} onClose={() => setForm(undefined)} />}
    </Page>
  );
}
