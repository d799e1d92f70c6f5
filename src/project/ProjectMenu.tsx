import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../components/problem/problemText';
import { useToast } from '../components/toast/useToast';
import { useProject } from './project';
import { nameOf, projectItems } from './projectItems';
import { ProjectNameField } from './ProjectNameField';

/** The present project in the header: switch, create and rename without leaving the page. */
export function ProjectMenu() {
  const { t } = useTranslation('project');
  const { project, projects, switchTo, create, rename } = useProject();
  const toast = useToast();
  const problemText = useProblemText();
  const [naming, setNaming] = useState<'create' | 'rename'>();
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
  if (naming !== undefined)
    return (
      <ProjectNameField
        key={naming}
        draftKey={`project-name:${naming}:${project.id}`}
        label={t(naming === 'create' ? 'createTitle' : 'renameTitle')}
        initial={naming === 'create' ? '' : project.name}
        onSave={(name) =>
          naming === 'create'
            ? telling(create(name), t('created'), t('failed'))
            : telling(rename(project.id, name), t('renamed'), t('failed'))
        }
        onClose={() => setNaming(undefined)}
      />
    );
  const items = projectItems(projects, project.id, t, {
    // The failure was told; the choice went back by itself.
    onSwitch: (id) => void telling(switchTo(id), undefined, t('switchFailed')).catch(() => undefined),
    onCreate: () => setNaming('create'),
    onRename: () => setNaming('rename'),
  });
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{ items, selectable: true, selectedKeys: [project.id], style: { maxHeight: '24rem', overflowY: 'auto' } }}
    >
      <Button type="text" aria-haspopup="menu" aria-label={t('menuLabel', { name: nameOf(project, t) })}>
        <Typography.Text ellipsis style={{ maxWidth: '12rem' }}>
          {nameOf(project, t)}
        </Typography.Text>
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
