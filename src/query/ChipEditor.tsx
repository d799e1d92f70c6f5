import { Button } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Chip, type ChipWords } from '../../domain/query/chips/Chip';
import { type ChipField, fieldsOf, withField } from '../../domain/query/chips/fieldsOf';
import { placeKey } from '../../domain/query/place';
import { type Query } from '../../domain/query/Query';
import { ChipFieldInput } from './ChipFieldInput';
import styles from './chips.module.css';
import { knowing, type NamesFound, NOBODY } from './useChipWords';

interface ChipEditorProps {
  readonly chip: Chip;
  readonly query: Query;
  readonly isBusy: boolean;
  readonly projectId: string;
  readonly words: ChipWords;
  /** What the button says that applies it. */
  readonly apply: string;
  /** The piece is not in the query yet, so that it is applied as it stands. */
  readonly isNew?: boolean;
  onClose(): void;
  /** @param names what nodes are called that were found meanwhile */
  onRun(query: Query, names: NamesFound): void;
}

type FieldName = ChipField['name'];

const without = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...keys].filter((one) => one !== key));

/** What a field is called before its input. */
const labelOf = ({ name }: ChipField): `field.${FieldName}` => `field.${name}`;

/** Changes one piece of a query; the query that comes of it is asked when it is applied. */
export function ChipEditor({
  chip,
  query,
  isBusy,
  projectId,
  words,
  apply,
  isNew = false,
  onClose,
  onRun,
}: ChipEditorProps) {
  const { t } = useTranslation('query');
  const id = useId();
  const [draft, setDraft] = useState(query);
  const [names, setNames] = useState<NamesFound>(NOBODY);
  /** The fields in which something stands that is no value. */
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const fields = fieldsOf(draft, chip);
  const isChanged = isNew || JSON.stringify(draft) !== JSON.stringify(query);
  const isWhole = unread.size === 0 && fields.every(({ value }) => value !== '' && value !== null);
  // What is missing is asked for first.
  const first = Math.max(
    0,
    fieldsOf(query, chip).findIndex(({ value }) => value === ''),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && isWhole && !isBusy) onRun(draft, names);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      className={styles.editor}
      aria-label={isNew ? chip.text : t('change', { chip: chip.text })}
      onSubmit={submit}
      onKeyDown={leave}
    >
      {fields.map((field, at) => {
        const key = placeKey(field.place);
        return (
          <div key={key} className={styles.field}>
            <label htmlFor={`${id}-${key}`}>{t(labelOf(field))}</label>
            <ChipFieldInput
              id={`${id}-${key}`}
              field={field}
              isFirst={at === first}
              projectId={projectId}
              words={knowing(words, names)}
              onNamed={(nodeId, name) => setNames(new Map(names).set(nodeId, name))}
              onChange={(value) => setDraft(withField(draft, field, value))}
              onRead={(isReadable) => setUnread(isReadable ? without(unread, key) : new Set([...unread, key]))}
            />
          </div>
        );
      })}
      <div className={styles.field}>
        <Button htmlType="submit" type="primary" size="small" disabled={!isChanged || !isWhole || isBusy}>
          {apply}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
