import { useTranslation } from 'react-i18next';

import { type SpokenSegment, spokenAt, turnsOf } from '../../../domain/audio/transcript';
import { clockText } from '../../../domain/audio/clockText';
import { Segment } from './Segment';
import styles from './transcript.module.css';

interface TranscriptTextProps {
  readonly segments: readonly SpokenSegment[];
  readonly second: number;
  readonly isBusy: boolean;
  onJump(second: number): void;
  onEdit(at: number, text: string): Promise<boolean>;
}

/** What is said, in turns: a longer pause begins another one, perhaps of another speaker. */
export function TranscriptText({ segments, second, isBusy, onJump, onEdit }: TranscriptTextProps) {
  const { t } = useTranslation('audio');
  const heard = spokenAt(segments, second);
  return (
    <section aria-labelledby="transcript">
      <h2 id="transcript" className={styles.heading}>
        {t('transcript.text')}
      </h2>
      {turnsOf(segments).map((turn) => (
        <div
          key={turn.segments[0]?.at}
          role="group"
          className={styles.turn}
          aria-label={t('transcript.turn', { time: clockText(turn.start) })}
        >
          {turn.segments.map(({ at, segment }) => (
            <Segment
              key={at}
              {...{ at, segment, isBusy, onJump, onEdit }}
              heard={at === heard ? spokenAt(segment.words ?? [], second) : null}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
