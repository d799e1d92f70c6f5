import EditOutlined from '@ant-design/icons/EditOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import PlusCircleOutlined from '@ant-design/icons/PlusCircleOutlined';
import { Checkbox, theme } from 'antd';
import { useTranslation } from 'react-i18next';

import { isNode, type ShownElements } from '../../../domain/elements/elements';
import { presentOf } from './differencesOf';
import { Differences } from './Differences';
import { Duplicates } from './Duplicates';
import { type PatchOperation } from '../../../domain/changes/patch';
import { type ProposedOperation } from '../../../domain/chat/message';
import styles from './proposal.module.css';
import { type ExistingChoice } from './useExisting';

interface ItemProps {
  readonly proposed: ProposedOperation;
  readonly elements: ShownElements | null;
  readonly projectId: string;
  readonly place: number;
  readonly existing: ExistingChoice;
  readonly isAccepted: boolean;
  /** The node that was there and was used in its place. */
  readonly usedThen: string | null;
  /** Whether there is still something to decide. */
  readonly isDecidable: boolean;
  readonly isBusy: boolean;
  onDecide(isAccepted: boolean): void;
}

function Sign({ op }: Pick<PatchOperation, 'op'>) {
  const { token } = theme.useToken();
  if (op === 'createNode' || op === 'createRelationship')
    return <PlusCircleOutlined aria-hidden style={{ color: token.colorSuccess }} />;
  if (op === 'deleteNode' || op === 'deleteRelationship')
    return <MinusCircleOutlined aria-hidden style={{ color: token.colorError }} />;
  return <EditOutlined aria-hidden style={{ color: token.colorWarning }} />;
}

/** How many relationships go with a deleted node, unless its summary says the same. */
function useGoAlong({ operation, summary }: ProposedOperation, elements: ShownElements | null): string | null {
  const { t } = useTranslation('chat');
  const present = operation.op === 'deleteNode' ? presentOf(operation, elements) : undefined;
  const count = present !== undefined && isNode(present) ? present.degree : 0;
  const isSaid = new Set<string>(summary.match(/\d+/g)).has(String(count));
  return count === 0 || isSaid ? null : t('proposal.goAlong', { count });
}

/** One proposed change: what it does, what it changes in what stands, and whether it is accepted. */
export function Item(props: ItemProps) {
  const { proposed, elements, projectId, place, existing, isAccepted, usedThen, isDecidable, isBusy, onDecide } = props;
  const { t } = useTranslation('chat');
  const { operation, summary, duplicates } = proposed;
  const goAlong = useGoAlong(proposed, elements);
  const chosen = existing.chosen(place);
  const used = duplicates.find(({ id }) => id === usedThen);
  const leftOut = used === undefined ? t('proposal.leftOut') : t('proposal.replaced', { name: used.caption });
  const words = (
    <>
      <Sign op={operation.op} />
      <span className={styles.hidden}>{t(`proposal.op.${operation.op}`)}: </span>
      <span className={isAccepted ? undefined : styles.refused}>{summary}</span>
      {!isAccepted && !isDecidable && <span className={styles.faint}>{leftOut}</span>}
    </>
  );
  return (
    <li className={styles.item}>
      {isDecidable ? (
        <Checkbox
          className={styles.decide ?? ''}
          checked={isAccepted}
          disabled={isBusy || chosen !== null}
          onChange={({ target }) => onDecide(target.checked)}
        >
          <span className={styles.summary}>{words}</span>
        </Checkbox>
      ) : (
        <span className={styles.summary}>{words}</span>
      )}
      <div className={styles.more}>
        <Differences projectId={projectId} operation={operation} elements={elements} isOpen={isDecidable} />
        {isDecidable && existing.isStanding(place) && <p className={styles.faint}>{t('proposal.existing.stands')}</p>}
        {goAlong !== null && <p className={styles.faint}>{goAlong}</p>}
        {isDecidable && duplicates.length > 0 && (
          <Duplicates
            duplicates={duplicates}
            projectId={projectId}
            chosen={chosen}
            onUse={existing.choosing(place)}
            onMakeNew={() => existing.makeNew(place)}
          />
        )}
      </div>
    </li>
  );
}
