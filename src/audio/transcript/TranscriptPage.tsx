import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Page } from '../../components/page/Page';
import { NotRead } from '../../components/problem/NotRead';
import { type RecordingTranscript, type WantedRecording } from '../recordingCalls';
import { TranscriptActions } from './TranscriptActions';
import { TranscriptText } from './TranscriptText';
import styles from './transcript.module.css';
import { useEditing } from './useEditing';
import { usePlayer } from './usePlayer';
import { useTranscript } from './useTranscript';

interface TranscriptProps {
  readonly wanted: WantedRecording;
  /** Where the player begins. */
  readonly from: number | undefined;
  readonly whole: RecordingTranscript;
  readAnew(): void;
}

function Transcript({ wanted, from, whole: { recording, transcript }, readAnew }: TranscriptProps) {
  const { t } = useTranslation('audio');
  const { url, player, second, jump, onReadable, onError } = usePlayer(wanted, from);
  const { isBusy, edit } = useEditing(wanted, recording.version, readAnew);
  const isTranscribed = recording.state === 'transcribed';
  return (
    <>
      <div className={styles.player}>
        {/* What is heard stands below as text. */}
        {url != null && (
          <audio
            ref={player}
            src={url}
            controls
            preload="metadata"
            aria-label={t('transcript.player')}
            className={styles.sound}
            onLoadedMetadata={onReadable}
            onError={onError}
          />
        )}
        {url === null && <Alert role="alert" type="warning" showIcon title={t('transcript.noSound')} />}
        {isTranscribed && <TranscriptActions wanted={wanted} name={recording.name} />}
      </div>
      {recording.transcriber?.kind === 'pocketsphinx' && (
        <Alert type="warning" showIcon title={t('transcript.draft')} />
      )}
      {isTranscribed ? (
        <TranscriptText segments={transcript.segments} {...{ second, isBusy, onEdit: edit }} onJump={jump} />
      ) : (
        <p role="status">
          {t('transcript.none')} {t(`state.${recording.state}`, { percent: '' })}
        </p>
      )}
    </>
  );
}

interface TranscriptPageProps {
  readonly wanted: WantedRecording;
  readonly from: number | undefined;
}

/** One recording: the player, and what is said in it. */
export function TranscriptPage({ wanted, from }: TranscriptPageProps) {
  const { t } = useTranslation('audio');
  const { whole, error, readAnew } = useTranscript(wanted);
  return (
    <Page title={whole?.recording.name ?? t('title')}>
      <Link to="/dashboard/audio" className={styles.back}>
        <ArrowLeftOutlined aria-hidden /> {t('transcript.back')}
      </Link>
      {error !== null && (
        <NotRead error={error} gone={{ code: 'RECORDING_NOT_FOUND', says: t('transcript.gone') }} onRetry={readAnew} />
      )}
      {whole === null && error === null && (
        <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={t('transcript.loading')} />
      )}
      {whole !== null && <Transcript {...{ wanted, from, whole, readAnew }} />}
    </Page>
  );
}
