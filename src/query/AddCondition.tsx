import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  type Added,
  type KnownProperty,
  type Listing,
  linkedTo,
  withCondition,
  withLabel,
} from '../../domain/query/chips/adding';
import { type Query } from '../../domain/query/Query';
import { useFocusAfter } from '../components/confirm/useReturnFocus';
import styles from './adding.module.css';
import { ChipEditor } from './ChipEditor';
import { PropertyCondition } from './PropertyCondition';
import { useChipWords } from './useChipWords';

const KINDS = ['label', 'property', 'type', 'near'] as const;
type Kind = (typeof KINDS)[number];

/** What a condition of a kind is before it is filled in; one of a property has a form of its own. */
function begun(kind: Exclude<Kind, 'property'>, query: Listing, near: string): Added {
  if (kind === 'label') return withLabel(query, '');
  return withCondition(query, linkedTo(kind === 'near' ? near : undefined));
}

interface AddConditionProps {
  readonly projectId: string;
  readonly query: Listing;
  /** Whether it takes the focus as it comes. */
  readonly isFirst?: boolean;
  /** The properties that can be asked for, the most frequent first: looked for once a property is asked for. */
  known(): readonly KnownProperty[];
  /** The node that one is at; empty where one is at none. */
  nodeAt(): string;
  onAdd(query: Listing): void;
}

/** Adds to a filter: a label, what a property is, relationships of some types, or what is around a node. */
export function AddCondition({ projectId, query, known, isFirst = false, nodeAt, onAdd }: AddConditionProps) {
  const { t } = useTranslation('canvas');
  const [kind, setKind] = useState<Kind | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(kind !== null, button);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  const close = () => setKind(null);
  const add = (changed: Query) => {
    close();
    if (changed.kind === 'nodes') onAdd(changed);
  };
  const begin = (chosen: Kind) => {
    setKind(chosen);
    if (chosen !== 'property') setAdded(begun(chosen, query, nodeAt()));
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
      {kind === 'property' && <PropertyCondition query={query} known={known} onClose={close} onAdd={add} />}
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
