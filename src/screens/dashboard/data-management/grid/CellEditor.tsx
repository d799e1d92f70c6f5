import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { isList, memberKind } from '../../../../../domain/properties/kinds';
import { fieldTexts } from '../../../../graph/propertyText';
import { BETWEEN_MEMBERS, type CellContent, type CellFault, readCell } from './gridCells';
import styles from './grid.module.css';

/** Where to go once a cell was edited. */
export type After = 'down' | 'up' | 'right' | 'left' | 'stay';

/** What the table may ask of an editor. */
export interface EditorHandle {
  /** Hands on what was typed; false when it cannot be, which the editor then says. */
  submit(after: After): boolean;
}

interface CellEditorProps {
  readonly ref: Ref<EditorHandle>;
  readonly content: CellContent;
  /** What was typed on the cell to begin with; null for what it holds. */
  readonly begun: string | null;
  /** The name of the column and of the row. */
  readonly label: string;
  onSubmit(edit: ElementEdit | undefined, after: After): void;
  onCancel(): void;
}

const INPUT_TYPES = {
  number: 'text',
  date: 'date',
  dateTime: 'datetime-local',
  text: 'text',
  boolean: 'text',
} as const;

const standing = ({ kind, value }: CellContent): string =>
  value === undefined ? '' : fieldTexts(kind, value).join(BETWEEN_MEMBERS);

/** What was typed on a cell begins a text or a number; a date and a choice begin with what stands. */
const startOf = (content: CellContent, begun: string | null): string =>
  begun === null || (!isList(content.kind) && ['date', 'dateTime', 'boolean'].includes(content.kind))
    ? standing(content)
    : begun;

/** The field in a cell: Enter and Tab hand on, Escape puts back what stands, Shift+Enter begins a line. */
export function CellEditor({ ref, content, begun, label, onSubmit, onCancel }: CellEditorProps) {
  const { t } = useTranslation('data');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const [text, setText] = useState(() => startOf(content, begun));
  const [fault, setFault] = useState<CellFault | null>(null);
  const note = useId();
  const kind = isList(content.kind) ? 'text' : memberKind(content.kind);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (begun === null && kind !== 'boolean' && kind !== 'date' && kind !== 'dateTime') field.current?.select();
  }, [begun, kind]);

  const submit = (after: After): boolean => {
    const reading = readCell(content, text);
    if (!reading.ok) {
      setFault(reading.fault);
      field.current?.focus();
      return false;
    }
    onSubmit(reading.edit, after);
    return true;
  };
  useImperativeHandle(ref, () => ({ submit }));
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      submit(event.shiftKey ? 'left' : 'right');
    } else if (event.key === 'Enter' && !(event.shiftKey && kind === 'text') && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit(event.shiftKey ? 'up' : 'down');
    }
  };
  const shared = {
    ref: field,
    className: styles.field,
    value: text,
    'aria-label': label,
    'aria-invalid': fault !== null,
    'aria-describedby': fault === null ? undefined : note,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onKeyDown: press,
  };
  return (
    <span className={styles.editor}>
      {kind === 'boolean' ? (
        <select {...shared}>
          <option value="" />
          <option value="true">{t('value.true')}</option>
          <option value="false">{t('value.false')}</option>
        </select>
      ) : kind === 'text' ? (
        <textarea {...shared} rows={Math.min(6, text.split('\n').length)} />
      ) : (
        <input
          {...shared}
          type={INPUT_TYPES[kind]}
          step={kind === 'dateTime' ? 1 : undefined}
          inputMode={kind === 'number' ? 'decimal' : undefined}
        />
      )}
      {fault !== null && (
        <span id={note} role="alert" className={styles.fault}>
          {t('grid.wrong', { place: label, why: t(`grid.fault.${fault}`) })}
        </span>
      )}
    </span>
  );
}
