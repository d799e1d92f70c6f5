import { AudioOutlined, BorderOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Select } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RECORDING_ENDS } from '../../../domain/audio/recording';
import { useLanguage, useTimeText } from '../../app/i18n/useLanguage';
import { useFileDrop } from '../../files/useFileDrop';
import { bytesText } from '../../files/importText';
import styles from '../audio.module.css';
import { clockText } from '../../../domain/audio/clockText';
import { addUploads } from './uploadQueue';
import { useRecorder } from './useRecorder';

/** In which language a recording is; the transcriber finds that out where nothing is said. */
type SpokenLanguage = 'any' | 'en' | 'ro';

interface AddRecordingsProps {
  readonly projectId: string;
  readonly largestBytes: number;
}

/** Where recordings come in: chosen, dropped, or recorded here. Too many or too large stop none of the others. */
export function AddRecordings({ projectId, largestBytes }: AddRecordingsProps) {
  const { t } = useTranslation('audio');
  const language = useLanguage();
  const timeText = useTimeText();
  const [spoken, setSpoken] = useState<SpokenLanguage>('any');
  const chooser = useRef<HTMLInputElement>(null);
  const add = (files: readonly File[]) =>
    addUploads(files.map((file) => ({ projectId, file, ...(spoken !== 'any' && { language: spoken }) })));
  const drop = useFileDrop(true, add);
  const recorder = useRecorder(
    () => t('add.recordedName', { time: timeText(new Date().toISOString()) }),
    (file) => add([file]),
  );
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <section className={drop.isOver ? styles.addOver : styles.add} aria-labelledby="add" {...drop.handlers}>
      <h2 id="add" className={styles.heading}>
        {t('add.title')}
      </h2>
      <p className={styles.soft}>{t('add.hint', { size: bytesText(largestBytes, language) })}</p>
      {recorder.isRefused && <Alert role="alert" type="error" showIcon title={t('add.refused')} />}
      <div className={styles.buttons}>
        <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => chooser.current?.click()}>
          {t('add.choose')}
        </Button>
        <input ref={chooser} type="file" hidden multiple accept={RECORDING_ENDS.join(',')} onChange={onChoose} />
        {recorder.isPossible && (
          // One button, so that whoever pressed it has it at hand to stop.
          <Button
            loading={recorder.isPreparing}
            danger={recorder.isRecording}
            icon={recorder.isRecording ? <BorderOutlined aria-hidden /> : <AudioOutlined aria-hidden />}
            onClick={recorder.isRecording ? recorder.stop : recorder.start}
          >
            {recorder.isRecording ? t('add.stop') : t('add.record')}
          </Button>
        )}
        {recorder.isRecording && <span role="timer">{t('add.recording', { time: clockText(recorder.seconds) })}</span>}
        <Select<SpokenLanguage>
          value={spoken}
          aria-label={t('add.language')}
          title={t('add.language')}
          className={styles.language ?? ''}
          options={(['any', 'en', 'ro'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={setSpoken}
        />
      </div>
    </section>
  );
}
