import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  type Added,
  type KnownProperty,
  linkedTo,
  type OfSet,
  withCondition,
  withLabel,
} from '../../domain/query/chips/adding';
import { type Query } from '../../domain/query/Query';
import { useFocusAfter } from '../components/confirm/useReturnFocus';
import styles from './adding.module.css';
import { ChipEditor } from './ChipEditor';
import { PropertyCondition } from './PropertyCondition';
import { type NamesFound, NOBODY, useChipWords } from './useChipWords';

const KINDS = ['label', 'property', 'type', 'near'] as const;
type Kind = (typeof KINDS)[number];

/** What a condition of a kind is before it is filled in; one of a property has a form of its own. */
function begun(kind: Exclude<Kind, 'property'>, query: OfSet, near: string): Added {
  if (kind === 'label') return withLabel(query, '');
  return withCondition(query, linkedTo(kind === 'near' ? near : undefined));
}

interface AddConditionProps<Q extends OfSet> {
  readonly projectId: string;
  readonly query: Q;
  /** What the button says that applies it. */
  readonly apply: string;
  /** Nothing can be asked now. */
  readonly isBusy?: boolean;
  /** Whether it takes the focus as it comes. */
  readonly isFirst?: boolean;
  /** The properties that can be asked for, the most frequent first: looked for once a property is asked for. */
  known(): readonly KnownProperty[];
  /** The node that one is at; empty where one is at none. */
  nodeAt(): string;
  /** Something is to be added: whatever that needs can be read. */
  onBegun?(): void;
  onAdd(query: Q, names: NamesFound): void;
}

/** Adds to a query: a label, what a property is, relationships of some types, or what is around a node. */
export function AddCondition<Q extends OfSet>({
  projectId,
  query,
  apply,
  known,
  isBusy = false,
  isFirst = false,
  nodeAt,
  onBegun,
  onAdd,
}: AddConditionProps<Q>) {
  const { t } = useTranslation('query');
  const [kind, setKind] = useState<Kind | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(kind !== null, button);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  const close = () => setKind(null);
  const add = (changed: Query, names: NamesFound = NOBODY) => {
    close();
    if (changed.kind === query.kind) onAdd(changed as Q, names);
  };
  const begin = (chosen: Kind) => {
    setKind(chosen);
    onBegun?.();
    if (chosen !== 'property') setAdded(begun(chosen, query, nodeAt()));
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={isBusy}
        menu={{
          items: KINDS.map((one) => ({ key: one, label: t(`add.${one}`) })),
          onClick: ({ key }) => begin(KINDS.find((one) => one === key) ?? 'label'),
        }}
      >
        <Button
          ref={button}
          size="small"
          className={styles.add ?? ''}
          disabled={isBusy}
          icon={<PlusOutlined aria-hidden />}
        >
          {t('add.title')}
        </Button>
      </Dropdown>
      {kind === 'property' && (
        <PropertyCondition query={query} apply={apply} known={known} onClose={close} onAdd={add} />
      )}
      {kind !== null && kind !== 'property' && added !== null && (
        <div className={styles.form}>
          <NewChip
            key={kind}
            projectId={projectId}
            added={added}
            name={t(`add.${kind}`)}
            apply={apply}
            isBusy={isBusy}
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
  readonly apply: string;
  readonly isBusy: boolean;
  onClose(): void;
  onAdd(query: Query, names: NamesFound): void;
}

/** The editor of a chip that is not there yet. */
function NewChip({ projectId, added: { query, place }, name, apply, isBusy, onClose, onAdd }: NewChipProps) {
  const words = useChipWords(query, { projectId, known: NOBODY });
  return (
    <ChipEditor
      isNew
      chip={{ text: name, place, depth: 0 }}
      query={query}
      isBusy={isBusy}
      projectId={projectId}
      words={words}
      apply={apply}
      onClose={onClose}
      onRun={onAdd}
    />
  );
}
