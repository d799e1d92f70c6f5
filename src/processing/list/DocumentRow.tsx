import { CloseOutlined, DeleteOutlined, FileSearchOutlined, RedoOutlined } from '@ant-design/icons';
import { Button, Progress, Tag } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Isolated } from '../../components/isolated/Isolated';
import { percentOf } from '../../../domain/jobs/job';
import { useTimeText } from '../../app/i18n/useLanguage';
import { useProblemText } from '../../components/problem/problemText';
import { LinkButton } from '../../components/link-button/LinkButton';
import { type TextDocument } from '../documentCalls';
import { documentAddress } from '../documentAddress';
import styles from '../processing.module.css';
import { type Documents } from './useDocuments';

interface DocumentRowProps {
  readonly document: TextDocument;
  readonly documents: Documents;
  onDelete(): void;
}

/** How far a document is, in words. */
function StateText({ document }: { readonly document: TextDocument }) {
  const { t } = useTranslation('processing');
  const problemText = useProblemText();
  const { state, things, facts, written, job } = document;
  if (state !== 'read')
    return (
      <>
        <Tag color={state === 'failed' ? 'error' : 'default'}>{t(`state.${state}`)}</Tag>
        {state === 'failed' && job?.problem !== undefined && <span>{problemText({ code: job.problem })}</span>}
      </>
    );
  return (
    <>
      <span>
        {t('found', { things: t('count.things', { count: things }), facts: t('count.facts', { count: facts }) })}
      </span>
      {written > 0 && <Tag color="success">{t('count.written', { count: written })}</Tag>}
    </>
  );
}

/** A document of the list: what it is, how far its reading is, and what can be done with it. */
export function DocumentRow({ document, documents, onDelete }: DocumentRowProps) {
  const { t } = useTranslation('processing');
  const timeText = useTimeText();
  const id = useId();
  const { title, kind, state, createdAt, characters } = document;
  const job = documents.jobOf(document);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link id={id} to={documentAddress(document)} className={styles.name}>
          <Isolated text={title} />
        </Link>
        <span className={styles.soft}>
          {[t(`kind.${kind}`), t('count.characters', { count: characters }), timeText(createdAt)].join(' · ')}
        </span>
        {state === 'reading' && job !== undefined ? (
          <span className={styles.progress}>
            <Progress percent={percentOf(job) ?? 0} size="small" aria-labelledby={id} />
            <Button
              size="small"
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('list.cancelNamed', { name: title })}
              onClick={() => documents.cancel(job)}
            >
              {t('list.cancel')}
            </Button>
          </span>
        ) : (
          <span className={styles.state}>
            <StateText document={document} />
          </span>
        )}
      </div>
      <span className={styles.actions}>
        {state === 'read' && (
          <LinkButton
            to={documentAddress(document)}
            icon={<FileSearchOutlined aria-hidden />}
            aria-label={t('list.reviewNamed', { name: title })}
          >
            {t('list.review')}
          </LinkButton>
        )}
        {(state === 'stopped' || state === 'failed') && (
          <Button
            icon={<RedoOutlined aria-hidden />}
            aria-label={t('list.againNamed', { name: title })}
            onClick={() => documents.readAgain(document)}
          >
            {t('list.again')}
          </Button>
        )}
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('list.deleteNamed', { name: title })}
          title={t('list.delete')}
          onClick={onDelete}
        />
      </span>
    </li>
  );
}
