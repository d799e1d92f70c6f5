import { AutoComplete, Input, Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type Thing } from '../../../domain/processing/proposal';
import { thingReview, type ThingReview } from '../../../domain/processing/review';
import { overviewAddress } from '../../canvas/landing/overviewAddress';
import { Swatch } from '../../canvas/legend/Swatch';
import { type StyleBook } from '../../canvas/style/StyleBook';
import { type WholeReading } from '../documentCalls';
import { FindRow } from './FindRow';
import styles from './review.module.css';
import { SpanSteps } from './SpanSteps';
import { type Reviewing } from './useReview';

interface ThingRowProps {
  readonly thing: Thing;
  readonly whole: WholeReading;
  readonly reviewing: Reviewing;
  readonly book: StyleBook;
  readonly labels: readonly { readonly value: string }[];
  readonly sayLabel: (label: string) => string;
  readonly isChosen: boolean;
  onChoose(): void;
}

const NEW = 'new';

type ChangeThing = (change: Partial<ThingReview>) => void;

/** Which node a thing is: one of those that it may be, or a new one. */
function Meeting({ thing, nodeId, projectId, sayLabel, onChange }: MeetingProps) {
  const { t } = useTranslation('processing');
  const { similar = [], nodeId: exact, name, label } = thing;
  const known = exact === undefined ? similar : [{ nodeId: exact, name, label, by: 'exact' } as const, ...similar];
  if (known.length === 0) return null;
  const choose = (value: string) =>
    onChange(value === NEW ? { isNew: true, nodeId: undefined } : { isNew: undefined, nodeId: value });
  return (
    <fieldset className={styles.meeting}>
      <legend>{t('review.isIt')}</legend>
      <Radio.Group
        value={nodeId ?? NEW}
        onChange={({ target }) => choose(String(target.value))}
        options={[
          ...known.map((node) => ({
            value: node.nodeId,
            label: (
              <>
                <Link to={overviewAddress({ target: { kind: 'node', id: node.nodeId }, projectId, fix: null })}>
                  {`${node.name} (${sayLabel(node.label)})`}
                </Link>{' '}
                <span className={styles.soft}>{t(`same.${node.by}`)}</span>
              </>
            ),
          })),
          { value: NEW, label: t('review.isNew') },
        ]}
      />
    </fieldset>
  );
}

interface MeetingProps {
  readonly thing: Thing;
  readonly nodeId: string | undefined;
  readonly projectId: string;
  readonly sayLabel: (label: string) => string;
  readonly onChange: ChangeThing;
}

/** A thing that the text names: its label and name can be changed, and which node it is. */
export function ThingRow(props: ThingRowProps) {
  const { thing, whole, reviewing, book, labels, sayLabel, isChosen, onChoose } = props;
  const { t } = useTranslation('processing');
  const id = useId();
  const decided = thingReview(reviewing.review, thing.id);
  const { label = thing.label, name = thing.name, isNew = false } = decided;
  const nodeId = whole.written.things[thing.id] ?? decided.nodeId ?? (isNew ? undefined : thing.nodeId);
  const change: ChangeThing = (changed) => reviewing.decideThing(thing, changed);
  const [first] = thing.mentions;
  const percent = Math.round(thing.confidence * 100);
  return (
    <FindRow
      name={name}
      verdict={decided.verdict}
      isWritten={whole.written.things[thing.id] !== undefined}
      isChosen={isChosen}
      onChoose={onChoose}
      onDecide={(verdict) => change({ verdict })}
      about={
        <>
          <Swatch book={book} name={{ kind: 'label', name: label }} />
          {[sayLabel(label), t('review.sure', { percent }), t('count.mentions', { count: thing.mentions.length })].join(
            ' · ',
          )}
          {nodeId !== undefined && (
            <Link
              to={overviewAddress({
                target: { kind: 'node', id: nodeId },
                projectId: whole.document.projectId,
                fix: null,
              })}
            >
              {t('review.isThere')}
            </Link>
          )}
          {nodeId === undefined && !isNew && thing.similar !== undefined && (
            <span className={styles.ask}>{t('review.mayBe', { count: thing.similar.length })}</span>
          )}
        </>
      }
      fields={
        <>
          <label htmlFor={`${id}label`}>{t('review.label')}</label>
          <AutoComplete
            id={`${id}label`}
            value={label}
            maxLength={128}
            options={[...labels]}
            onChange={(value: string) => change({ label: value.trim() === '' ? undefined : value })}
          />
          <label htmlFor={`${id}name`}>{t('review.name')}</label>
          <Input
            id={`${id}name`}
            value={name}
            maxLength={1000}
            onChange={({ target }) => change({ name: target.value.trim() === '' ? undefined : target.value })}
          />
          {first && (
            <SpanSteps
              text={whole.text}
              span={first}
              language={whole.document.language}
              // Other words are another name.
              onChange={(span) => change({ span, name: undefined })}
            />
          )}
          <Meeting {...{ thing, nodeId, sayLabel }} projectId={whole.document.projectId} onChange={change} />
        </>
      }
    />
  );
}
