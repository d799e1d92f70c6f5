import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Added, type Listing, linkedTo, withCondition, withLabel } from '../../../domain/query/chips/adding';
import { type Query } from '../../../domain/query/Query';
import { type Selected } from '../../../domain/selection/selection';
import { ChipEditor } from '../../query/ChipEditor';
import { useChipWords } from '../../query/useChipWords';
import { useFocusAfter } from '../../components/confirm/useReturnFocus';
import { useWorkbench } from '../workbench/Workbench';
import { PropertyCondition } from './PropertyCondition';
import styles from './lens.module.css';

const KINDS = ['label', 'property', 'type', 'near'] as const;
type Kind = (typeof KINDS)[number];

const selectedNode = (selected: Selected): string => selected.findLast(({ kind }) => kind === 'node')?.id ?? '';

/** What a condition of a kind is before it is filled in; one of a property has a form of its own. */
function begun(kind: Exclude<Kind, 'property'>, query: Listing, selected: Selected): Added {
  if (kind === 'label') return withLabel(query, '');
  return withCondition(query, linkedTo(kind === 'near' ? selectedNode(selected) : undefined));
}

interface AddConditionProps {
  readonly projectId: string;
  readonly query: Listing;
  onAdd(query: Listing): void;
}

/** Adds to a filter: a label, what a property is, relationships of some types, or what is around a node. */
export function AddCondition({ projectId, query, onAdd }: AddConditionProps) {
  const { t } = useTranslation('canvas');
  const { tool } = useWorkbench();
  const [kind, setKind] = useState<Kind | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(kind !== null, button);
  useEffect(() => button.current?.focus(), []);
  const close = () => setKind(null);
  const add = (changed: Query) => {
    close();
    if (changed.kind === 'nodes') onAdd(changed);
  };
  const begin = (chosen: Kind) => {
    setKind(chosen);
    if (chosen !== 'property') setAdded(begun(chosen, query, tool.getSnapshot().context.selected));
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: KINDS.map((one) => ({ key: one, label: t(`filter.add.${one}`) })),
          onClick: ({ key }) => begin(KINDS.find((one) => one === key) ?? 'label'),
        }}
      >
        <Button ref={button} size="small" icon={<PlusOutlined />}>
          {t('filter.add.title')}
        </Button>
      </Dropdown>
      {kind === 'property' && <PropertyCondition query={query} onClose={close} onAdd={add} />}
      {kind !== null && kind !== 'property' && added !== null && (
        <div className={styles.form}>
          <NewChip
            key={kind}
            projectId={projectId}
            added={added}
            name={t(`filter.add.${kind}`)}
            onClose={close}
            onAdd={add}
          />
        </div>
      )}
    </>
  );
}

interface NewChipProps {
  readonly projectId: string;
  readonly added: Added;
  readonly name: string;
  onClose(): void;
  onAdd(query: Query): void;
}

const NOBODY: ReadonlyMap<string, string> = new Map();

/** The editor of a chip that is not there yet. */
function NewChip({ projectId, added: { query, place }, name, onClose, onAdd }: NewChipProps) {
  const { t } = useTranslation('canvas');
  const words = useChipWords(query, { projectId, known: NOBODY });
  return (
    <ChipEditor
      isNew
      chip={{ text: name, place, depth: 0 }}
      query={query}
      isBusy={false}
      projectId={projectId}
      captions={words.captions}
      apply={t('filter.apply')}
      onClose={onClose}
      onRun={onAdd}
    />
  );
}
