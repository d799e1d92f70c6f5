import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Isolated } from '../components/isolated/Isolated';
import { useProblemText } from '../components/problem/problemText';
import { useToast } from '../components/toast/useToast';
import { SAVED_VIEWS, savedViewAddress, useSavedViews } from '../views/savedViews';
import { useProject } from './ProjectContext';
import { nameOf, projectItems } from './projectItems';
import styles from './ProjectMenu.module.css';
import { type ProjectNameField } from './ProjectNameField';

type Naming = 'create' | 'rename';

const loadField = async () => (await import('./ProjectNameField')).ProjectNameField;

/** Fetches the field before it is wanted. When that fails, the choice tries again and says so. */
const fetchField = () => void loadField().catch(() => undefined);

/** The present project in the header: switch, create and rename without leaving the page. */
export function ProjectMenu() {
  const { t } = useTranslation('project');
  const { project, projects, switchTo, create, rename } = useProject();
  const navigate = useNavigate();
  const toast = useToast();
  const problemText = useProblemText();
  const [naming, setNaming] = useState<{ what: Naming; projectId: string; Field: typeof ProjectNameField }>();
  const [isWanted, setWanted] = useState(false);
  const views = useSavedViews(project?.id ?? '', isWanted && project !== undefined);
  if (project === undefined) return null;

  const telling = async (work: Promise<void>, done: string | undefined, failed: string) => {
    try {
      await work;
      if (done !== undefined) toast.show({ tone: 'success', title: done });
    } catch (error) {
      toast.show({ tone: 'error', title: failed, description: problemText(error) });
      throw error;
    }
  };
  // The menu gives way to the field only when the field is there, so that neither place nor focus is lost.
  const startNaming = async (what: Naming) => {
    try {
      const Field = await loadField();
      setNaming({ what, projectId: project.id, Field });
    } catch (error) {
      toast.show({ tone: 'error', title: t('failed'), description: problemText(error) });
    }
  };
  // A name that is typed for one project is not given to another.
  if (naming !== undefined && (naming.what === 'create' || naming.projectId === project.id)) {
    const { what, Field } = naming;
    return (
      <Field
        key={what}
        draftKey={`project-name:${what}:${project.id}`}
        label={t(what === 'create' ? 'createTitle' : 'renameTitle')}
        initial={what === 'create' ? '' : project.name}
        onSave={(name) =>
          what === 'create'
            ? telling(create(name), t('created'), t('failed'))
            : telling(rename(project.id, name), t('renamed'), t('failed'))
        }
        onClose={() => setNaming(undefined)}
      />
    );
  }
  const items = projectItems(projects, project.id, t, views ?? [], {
    // The failure was told; the choice went back by itself.
    onSwitch: (id) => void telling(switchTo(id), undefined, t('switchFailed')).catch(() => undefined),
    onCreate: () => void startNaming('create'),
    onRename: () => void startNaming('rename'),
    onManage: () => void navigate('/dashboard/project-management'),
    onViews: () => void navigate(SAVED_VIEWS),
    onView: (id) => void navigate(savedViewAddress(project.id, id)),
    onImages: () => void navigate('/dashboard/images'),
  });
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={() => {
        fetchField();
        setWanted(true);
      }}
      menu={{ items, selectable: true, selectedKeys: [project.id], style: { maxHeight: '24rem', overflowY: 'auto' } }}
    >
      <Button type="text" aria-haspopup="menu" aria-label={t('menuLabel', { name: nameOf(project, t) })}>
        <span className={styles.name}>
          <Isolated text={nameOf(project, t)} />
        </span>
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
