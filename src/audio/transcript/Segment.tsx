import { EditOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type SpokenSegment } from '../../../domain/audio/transcript';
import { clockText } from '../../../domain/audio/clockText';
import styles from './transcript.module.css';

interface SegmentProps {
  readonly at: number;
  readonly segment: SpokenSegment;
  /** Which of its words is heard, or -1 for the segment as a whole; null while another one is. */
  readonly heard: number | null;
  readonly isBusy: boolean;
  onJump(second: number): void;
  /** Resolves to whether it was saved. */
  onEdit(at: number, text: string): Promise<boolean>;
}

/** The words of a segment, each of which can be jumped to; what is heard is lit. */
function Words({ segment: { text, start, words }, heard, onJump }: Pick<SegmentProps, 'segment' | 'heard' | 'onJump'>) {
  if (words === undefined)
    return (
      <span className={heard === null ? styles.word : styles.heard} onClick={() => onJump(start)}>
        {text}
      </span>
    );
  return words.map((word, at) => (
    <span key={at}>
      <span
        className={heard === at ? styles.heard : styles.word}
        aria-current={heard === at ? 'true' : undefined}
        onClick={() => onJump(word.start)}
      >
        {word.text}
      </span>{' '}
    </span>
  ));
}

interface EditingProps {
  readonly text: string;
  readonly time: string;
  readonly isBusy: boolean;
  onSave(text: string): void;
  onCancel(): void;
}

function Editing({ text, time, isBusy, onSave, onCancel }: EditingProps) {
  const { t } = useTranslation('audio');
  const [typed, setTyped] = useState(text);
  const isSame = typed.trim() === '' || typed.trim() === text;
  return (
    <span className={styles.editing}>
      <Input.TextArea
        autoFocus
        autoSize
        value={typed}
        readOnly={isBusy}
        aria-label={t('transcript.field', { time })}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Escape') onCancel();
          if (key === 'Enter' && (ctrlKey || metaKey) && !isSame) onSave(typed);
        }}
      />
      <Button size="small" type="primary" loading={isBusy} disabled={isSame} onClick={() => onSave(typed)}>
        {t('transcript.save')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={onCancel}>
        {t('transcript.cancel')}
      </Button>
    </span>
  );
}

/** A stretch of what is said: its time leads the player there, its words are lit as they are heard, and it can be corrected in its place. */
export const Segment = memo(function Segment(props: SegmentProps) {
  const { at, segment, isBusy, onJump, onEdit } = props;
  const { t } = useTranslation('audio');
  const [isEdited, setEdited] = useState(false);
  const time = clockText(segment.start);
  const save = (text: string) => void onEdit(at, text).then((isSaved) => isSaved && setEdited(false));
  return (
    <p className={styles.segment}>
      <Button
        type="link"
        size="small"
        className={styles.time ?? ''}
        aria-label={t('transcript.jump', { time })}
        onClick={() => onJump(segment.start)}
      >
        {time}
      </Button>
      {isEdited ? (
        <Editing text={segment.text} {...{ time, isBusy }} onSave={save} onCancel={() => setEdited(false)} />
      ) : (
        <span className={styles.said}>
          <Words {...props} />
        </span>
      )}
      {!isEdited && (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('transcript.editAt', { time })}
          title={t('transcript.edit')}
          onClick={() => setEdited(true)}
        />
      )}
    </p>
  );
});
