import { SwapOutlined } from '@ant-design/icons';
import { AutoComplete, Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type Fact } from '../../../domain/processing/proposal';
import { factReview } from '../../../domain/processing/review';
import { type SayType } from '../../graph/styles/useNames';
import { type WholeReading } from '../documentCalls';
import { FindRow } from './FindRow';
import styles from './review.module.css';
import { type Reviewing } from './useReview';

interface FactRowProps {
  readonly fact: Fact;
  readonly whole: WholeReading;
  readonly reviewing: Reviewing;
  readonly types: readonly { readonly value: string }[];
  readonly sayType: SayType;
  /** What a thing is called now. */
  readonly nameOf: (id: string) => string;
  readonly isChosen: boolean;
  onChoose(): void;
}

/** What the text says between two things, with its sentence: its type and direction can be changed. */
export function FactRow({ fact, whole, reviewing, types, sayType, nameOf, isChosen, onChoose }: FactRowProps) {
  const { t } = useTranslation('processing');
  const id = useId();
  const { verdict, type = fact.type, reversed = false } = factReview(reviewing.review, fact.id);
  const [from, to] = reversed ? [fact.to, fact.from] : [fact.from, fact.to];
  const change = (changed: Parameters<Reviewing['decideFact']>[1]) => reviewing.decideFact(fact, changed);
  const { start, end } = fact.evidence;
  return (
    <FindRow
      name={t('review.fact', { from: nameOf(from), type: sayType(type, nameOf(to)), to: nameOf(to) })}
      kept={type}
      verdict={verdict}
      isWritten={whole.written.facts[fact.id] !== undefined}
      isChosen={isChosen}
      onChoose={onChoose}
      onDecide={(decided) => change({ verdict: decided })}
      about={
        <q className={styles.evidence} lang={whole.document.language}>
          {whole.text.slice(start, end)}
        </q>
      }
      fields={
        <>
          <label htmlFor={`${id}type`}>{t('review.type')}</label>
          <AutoComplete
            id={`${id}type`}
            value={type}
            maxLength={128}
            options={[...types]}
            onChange={(value: string) => change({ type: value.trim() === '' ? undefined : value })}
          />
          <Button
            icon={<SwapOutlined aria-hidden />}
            aria-pressed={reversed}
            onClick={() => change({ reversed: !reversed })}
          >
            {t('review.reverse')}
          </Button>
        </>
      }
    />
  );
}
