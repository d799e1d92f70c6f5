import { Progress, Tag } from 'antd';
import { useTranslation } from 'react-i18next';

import { percentOf } from '../../../domain/jobs/job';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useProblemText } from '../../components/problem/problemText';
import styles from '../audio.module.css';
import { type Recording } from '../recordingCalls';
import { type Upload } from './uploadQueue';
import { type Recordings } from './useRecordings';

const COLOURS = { transcribed: 'success', failed: 'error' } as const;

/** How far a file is that is on its way, or why it was not sent. */
export function UploadState({ upload: { state, sent, recording, error } }: { readonly upload: Upload }) {
  const { t } = useTranslation('audio');
  const problemText = useProblemText();
  const { name, size } = recording.file;
  return (
    <span className={styles.state}>
      <Tag color={state === 'notSent' ? 'error' : 'default'}>{t(`state.${state}`)}</Tag>
      {state === 'sending' && (
        <Progress
          percent={Math.floor((100 * sent) / Math.max(1, size))}
          size="small"
          aria-label={t('act.progressOf', { name })}
        />
      )}
      {state === 'notSent' && <span role="alert">{problemText(error)}</span>}
    </span>
  );
}

/** How far a recording is, with what kept it from being transcribed. */
export function RecordingState({ recording, of }: { readonly recording: Recording; readonly of: Recordings }) {
  const { t } = useTranslation('audio');
  const language = useLanguage();
  const problemText = useProblemText();
  const { state, received, bytes, name, problem } = recording;
  const job = of.jobOf(recording);
  // Somebody could, if only it were known in which language it is.
  const isUnclear = state === 'waiting' && (of.able?.transcribers.length ?? 0) > 0 && recording.language === undefined;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(received / bytes);
  return (
    <span className={styles.state}>
      <Tag
        color={state === 'transcribed' || state === 'failed' ? COLOURS[state] : 'default'}
        className={styles.tag ?? ''}
      >
        {isUnclear ? t('state.waitsForLanguage') : t(`state.${state}`, { percent })}
      </Tag>
      {state === 'transcribing' && (
        <Progress
          percent={job === undefined ? 0 : (percentOf(job) ?? 0)}
          size="small"
          aria-label={t('act.progressOf', { name })}
        />
      )}
      {state === 'failed' && <span>{problemText({ code: problem })}</span>}
    </span>
  );
}
