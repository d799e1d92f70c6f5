import { CloseOutlined, DeleteOutlined, RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { problemCode } from '../../components/problem/problemCode';
import styles from '../audio.module.css';
import { type Recording } from '../recordingCalls';
import { dismissUpload, retryUpload, type Upload } from './uploadQueue';
import { type Recordings } from './useRecordings';

/** What can be done with a file on its way. */
export function UploadActions({ upload: { key, state, recording, error } }: { readonly upload: Upload }) {
  const { t } = useTranslation('audio');
  const { name } = recording.file;
  // What is no recording will be none the next time either.
  const mayArrive = !(problemCode(error) ?? '').startsWith('RECORDING_');
  return (
    <span className={styles.actions}>
      {state === 'notSent' && mayArrive && (
        <Button
          icon={<RedoOutlined aria-hidden />}
          aria-label={t('act.retryNamed', { name })}
          title={t('act.retry')}
          onClick={() => retryUpload(key)}
        />
      )}
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('act.dismissNamed', { name })}
        title={t('act.dismiss')}
        onClick={() => dismissUpload(key)}
      />
    </span>
  );
}

interface RecordingActionsProps {
  readonly recording: Recording;
  readonly of: Recordings;
  onDelete(): void;
}

/** What can be done with a recording. */
export function RecordingActions({ recording, of, onDelete }: RecordingActionsProps) {
  const { t } = useTranslation('audio');
  const { name, state } = recording;
  const job = of.jobOf(recording);
  const mayBegin = state === 'stopped' || state === 'failed' || state === 'transcribed';
  return (
    <span className={styles.actions}>
      {state === 'transcribing' && job !== undefined && (
        <Button
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('act.cancelNamed', { name })}
          onClick={() => of.cancel(job)}
        >
          {t('act.cancel')}
        </Button>
      )}
      {mayBegin && (
        <Button
          icon={<RedoOutlined aria-hidden />}
          aria-label={t('act.againNamed', { name })}
          title={t('act.again')}
          onClick={() => of.transcribe(recording)}
        />
      )}
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('act.deleteNamed', { name })}
        title={t('act.delete')}
        onClick={onDelete}
      />
    </span>
  );
}
