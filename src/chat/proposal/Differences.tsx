import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import { useTranslation } from 'react-i18next';

import { type ShownElements } from '../../../domain/elements/elements';
import { saidName } from '../../../domain/styles/typeWords';
import { useNames, useSayLabel } from '../../graph/styles/useNames';
import { useValueText } from '../../graph/useValueText';
import { differencesOf, presentOf } from './differencesOf';
import { type PatchOperation } from '../../../domain/changes/patch';
import styles from './proposal.module.css';

interface DifferencesProps {
  readonly projectId: string;
  readonly operation: PatchOperation;
  readonly elements: ShownElements | null;
  /** Once decided, what stands now is no longer what stood before. */
  readonly isOpen: boolean;
}

/** What an operation changes: each value as it is and as it would be. */
export function Differences({ projectId, operation, elements, isOpen }: DifferencesProps) {
  const { t } = useTranslation('chat');
  const valueText = useValueText();
  const nameOf = useNames(projectId);
  const sayLabel = useSayLabel(projectId);
  const rows = differencesOf(operation, isOpen ? elements : null, nameOf, sayLabel);
  const isCompared = isOpen && presentOf(operation, elements) !== undefined;
  if (rows.length === 0) return null;
  return (
    <dl className={styles.differences}>
      {rows.map(({ name, part, before, after, kind }) => (
        <div key={`${part} ${name}`} className={styles.difference}>
          <dt title={name === '' ? undefined : name}>
            {part === 'property' ? saidName(name) : t(`proposal.part.${part}`)}
          </dt>
          <dd>
            {isCompared && (
              <>
                <span className={styles.hidden}>{t('proposal.before')} </span>
                {before === undefined ? (
                  <span className={styles.faint}>{t('proposal.absent')}</span>
                ) : (
                  <del>{valueText(before, kind)}</del>
                )}
                <ArrowRightOutlined aria-hidden className={styles.arrow ?? ''} />
                <span className={styles.hidden}>{t('proposal.after')} </span>
              </>
            )}
            {after === undefined ? (
              <span className={styles.faint}>{t('proposal.removed')}</span>
            ) : (
              <span className={styles.after}>{valueText(after, kind)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
