import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type SentenceReference } from '../../../domain/processing/sentenceReference';
import { DocumentSentenceDocument } from '../../../graphql/generated/processing';
import { clockText } from '../../../domain/audio/clockText';
import { recordingAddress } from '../../audio/recordingCalls';
import { problemCode } from '../../components/problem/problemCode';
import { documentAddress } from '../../processing/documentAddress';

/** The sentence that an element came from, with the way to it; says so where its document is gone. */
export function FromSentence({ of: { documentId, start, end } }: { readonly of: SentenceReference }) {
  const { t } = useTranslation('canvas');
  const { data, error } = useQuery(DocumentSentenceDocument, { variables: { documentId, start, end } });
  const found = data?.documentSentence;
  const isGone = problemCode(error) === 'DOCUMENT_NOT_FOUND';
  return (
    <>
      <dt>{t('panel.sentence.title')}</dt>
      <dd>
        {found != null && (
          <>
            <q>{found.sentence}</q> {found.page != null && `${t('panel.sentence.page', { page: found.page })} `}
            {found.second != null && `${t('panel.sentence.second', { clock: clockText(found.second) })} `}
            <Link to={documentAddress({ id: documentId, projectId: found.projectId }, { start, end })}>
              {t('panel.sentence.open', { title: found.title })}
            </Link>
            {found.recordingId != null && found.second != null && (
              <>
                {' '}
                <Link to={recordingAddress({ id: found.recordingId, projectId: found.projectId }, found.second)}>
                  {t('panel.sentence.listen', { time: clockText(found.second) })}
                </Link>
              </>
            )}
          </>
        )}
        {error !== undefined && found == null && t(isGone ? 'panel.sentence.gone' : 'panel.sentence.failed')}
      </dd>
    </>
  );
}
