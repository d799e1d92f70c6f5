import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ChatMessage } from '../../../domain/chat/message';
import { useProjectBook } from '../../canvas/style/useProjectBook';
import { useNames, useSayType } from '../../graph/styles/useNames';
import { useSeen } from '../shown/useSeen';
import { useShownElements } from '../shown/useShownElements';
import { Chips } from './Chips';
import { citedAs, citedIds } from './cited';
import styles from './evidence.module.css';
import { EvidenceCanvas } from './EvidenceCanvas';
import { FixThis } from './FixThis';

interface EvidenceProps {
  readonly message: ChatMessage;
}

/**
 * What an answer rests on in the graph: a small live canvas and a chip for each element. Nothing without citations; beside
 * a proposal, which draws the same elements, the chips alone.
 */
export function Evidence({ message }: EvidenceProps) {
  return message.citations.length === 0 ? null : <EvidenceThere key={message.uid} message={message} />;
}

function EvidenceThere({ message }: EvidenceProps) {
  const { t } = useTranslation('chat');
  const { citations, projectId } = message;
  const isAnswer = message.proposal === undefined;
  const box = useRef<HTMLElement>(null);
  const isSeen = useSeen(box);
  const wanted = useMemo(() => ({ projectId, ...citedIds(citations) }), [projectId, citations]);
  const { elements, hasFailed, retry } = useShownElements(wanted, isSeen);
  const names = useNames(projectId);
  const sayType = useSayType(projectId);
  const cited = useMemo(() => citedAs(citations, elements, names, sayType), [citations, elements, names, sayType]);
  const [lit, setLit] = useState<string | null>(null);
  const book = useProjectBook(projectId, isSeen);
  return (
    <section ref={box} className={styles.evidence} aria-label={t('evidence.title')}>
      {isAnswer && (
        <EvidenceCanvas
          cited={cited}
          elements={elements}
          book={book}
          lit={lit}
          projectId={projectId}
          failure={hasFailed ? retry : null}
        />
      )}
      <div className={styles.below}>
        <Chips cited={cited} elements={elements} book={book} projectId={projectId} onPoint={setLit} />
        {isAnswer && <FixThis message={message} cited={cited} />}
      </div>
    </section>
  );
}
