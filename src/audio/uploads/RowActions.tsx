import { CloseOutlined, DeleteOutlined, RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from '../audio.module.css';
import { type Recording } from '../recordingCalls';
import { dismissUpload, retryUpload, type Upload } from './uploadQueue';
import { type Recordings } from './useRecordings';

/** What can be done with a file on its way. */
export function UploadActions({ upload: { key, state, recording } }: { readonly upload: Upload }) {
  const { t } = useTranslation('audio');
  const { name } = recording.file;
  return (
    <span className={styles.actions}>
      {state === 'notSent' && (
        <Button
          icon={<RedoOutlined aria-hidden />}
          aria-label={t('act.retryNamed', { name })}
          onClick={() => retryUpload(key)}
        >
          {t('act.retry')}
        </Button>
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
          onClick={() => of.transcribe(recording)}
        >
          {t('act.again')}
        </Button>
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
