import { DoubleLeftOutlined, DoubleRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type Span } from '../../../domain/processing/document';
import { stepped } from '../../../domain/processing/ownFinds';
import styles from './review.module.css';

/** The steps that a span can go, as they stand beside each other: which edge, and whether to the outside. */
const STEPS = [
  { key: 'startOut', edge: 'start', outwards: true },
  { key: 'startIn', edge: 'start', outwards: false },
  { key: 'endIn', edge: 'end', outwards: false },
  { key: 'endOut', edge: 'end', outwards: true },
] as const;

interface SpanStepsProps {
  readonly text: string;
  readonly span: Span;
  readonly language: string;
  onChange(span: Span): void;
}

/** Where a find stands in the text: widened or narrowed word by word at either edge. */
export function SpanSteps({ text, span, language, onChange }: SpanStepsProps) {
  const { t } = useTranslation('processing');
  const label = useId();
  return (
    <div className={styles.span} role="group" aria-labelledby={label}>
      <span id={label}>{t('review.span')}</span>
      <q lang={language} aria-live="polite">
        {text.slice(span.start, span.end)}
      </q>
      <span className={styles.findButtons}>
        {STEPS.map(({ key, edge, outwards }) => {
          const next = stepped(text, span, edge, outwards);
          const isLeft = (edge === 'start') === outwards;
          return (
            <Button
              key={key}
              size="small"
              icon={isLeft ? <DoubleLeftOutlined aria-hidden /> : <DoubleRightOutlined aria-hidden />}
              aria-label={t(`review.${key}`)}
              title={t(`review.${key}`)}
              // Not `disabled`: that would take the focus away at the last step.
              aria-disabled={next === undefined}
              onClick={() => next !== undefined && onChange(next)}
            />
          );
        })}
      </span>
    </div>
  );
}
