import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSayLabel } from '../../graph/styles/useNames';
import { overviewAddress } from '../../canvas/landing/overviewAddress';
import { type ProposedOperation } from '../../../domain/chat/message';
import styles from './proposal.module.css';
import { useKeptFocus } from '../../components/focus/useKeptFocus';

type Duplicate = ProposedOperation['duplicates'][number];

interface DuplicatesProps {
  readonly duplicates: readonly Duplicate[];
  readonly projectId: string;
  /** The node that takes the place of the new one. */
  readonly chosen: string | null;
  /** How a node can take that place; null when more than relationships hangs on the new one. */
  readonly onUse: ((nodeId: string) => void) | null;
  onMakeNew(): void;
}

/** Nodes that may be the same as the new one: to be looked at, and to be used in its place. */
export function Duplicates({ duplicates, projectId, chosen, onUse, onMakeNew }: DuplicatesProps) {
  const { t } = useTranslation('chat');
  const sayLabel = useSayLabel(projectId);
  const nameOf = ({ caption, labels }: Duplicate) => t('evidence.node', { caption, kind: sayLabel(labels[0] ?? '') });
  const shown = chosen === null ? duplicates : duplicates.filter(({ id }) => id === chosen);
  const words = useRef<HTMLSpanElement>(null);
  const { watch } = useKeptFocus(words, chosen);
  return (
    <div className={styles.duplicates} {...watch}>
      <span ref={words} role="status" tabIndex={-1}>
        {t(chosen === null ? 'proposal.duplicates' : 'proposal.existing.used')}
      </span>
      <ul className={styles.links}>
        {shown.map((each) => (
          <li key={each.id}>
            <Link to={overviewAddress({ target: { kind: 'node', id: each.id }, projectId, fix: null })}>
              {nameOf(each)}
            </Link>
            {chosen === null && onUse !== null && (
              <Button
                size="small"
                aria-label={t('proposal.existing.useNamed', { name: nameOf(each) })}
                onClick={() => onUse(each.id)}
              >
                {t('proposal.existing.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <Button size="small" onClick={onMakeNew}>
          {t('proposal.existing.makeNew')}
        </Button>
      )}
    </div>
  );
}
