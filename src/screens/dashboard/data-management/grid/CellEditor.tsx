import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { isList, memberKind } from '../../../../../domain/properties/kinds';
import { CellOffers } from './CellOffers';
import { offersFor, withOffer } from './cellOffers';
import { type CellContent, type CellFault, readCell, typedText } from './gridCells';
import styles from './grid.module.css';

/** Where to go once a cell was edited; `gone` when the person is somewhere else already. */
export type After = 'down' | 'up' | 'right' | 'left' | 'stay' | 'gone';

/** How far that is, down and to the right. */
export const STEPS: Record<After, readonly [number, number]> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
  gone: [0, 0],
};

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
  /** What was typed here before and is not in the store: it is gone on with. */
  readonly kept: string | undefined;
  /** The name of the column and of the row. */
  readonly label: string;
  /** Labels or types in use, to offer where the cell holds such. */
  readonly names: readonly string[];
  onSubmit(edit: ElementEdit | undefined, after: After): void;
  /** What is typed cannot be what the cell holds. */
  onUnreadable(typed: string): void;
  /** @param before what was kept here before this editing */
  onCancel(before: string | undefined): void;
}

const INPUT_TYPES = {
  number: 'text',
  date: 'date',
  dateTime: 'datetime-local',
  text: 'text',
  boolean: 'text',
} as const;

/** What was typed on a cell begins a text or a number; a date and a choice begin with what stands. */
const startOf = (content: CellContent, begun: string | null): string =>
  begun === null || (!isList(content.kind) && ['date', 'dateTime', 'boolean'].includes(content.kind))
    ? typedText(content)
    : begun;

/**
 * The field in a cell: Enter, Tab and leaving it hand on, Escape puts back what stands, Shift+Enter begins a line. Where it offers
 * names, up and down lead among them, and Enter takes one.
 */
export function CellEditor(props: CellEditorProps) {
  const { ref, content, begun, kept, label, names, onSubmit, onUnreadable, onCancel } = props;
  const { t } = useTranslation('data');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const [text, setText] = useState(() => (begun === null && kept !== undefined ? kept : startOf(content, begun)));
  const [before] = useState(kept);
  const [fault, setFault] = useState<CellFault | null>(null);
  const [active, setActive] = useState(-1);
  const note = useId();
  const list = useId();
  const offers = offersFor(content, names, text);
  const kind = isList(content.kind) ? 'text' : memberKind(content.kind);
  useEffect(() => {
    const { current } = field;
    current?.focus({ preventScroll: true });
    // As in a spreadsheet, F2 and Enter go on writing: who types over a cell begins on it.
    if (begun === null && kind !== 'boolean' && kind !== 'date' && kind !== 'dateTime')
      current?.setSelectionRange(current.value.length, current.value.length);
  }, [begun, kind]);

  const isOver = useRef(false);
  const submit = (after: After, typed = text): boolean => {
    const reading = readCell(content, typed);
    if (!reading.ok) {
      setFault(reading.fault);
      onUnreadable(typed);
      if (after !== 'gone') field.current?.focus();
      return false;
    }
    isOver.current = true;
    onSubmit(reading.edit, after);
    return true;
  };
  useImperativeHandle(ref, () => ({ submit }));
  const take = (name: string) => {
    const taken = withOffer(content, text, name);
    setText(taken);
    setActive(-1);
    // A relationship has one type; a node may have more labels.
    if (content.part === 'type') submit('stay', taken);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      onCancel(before);
    } else if (event.key === 'Tab') {
      event.preventDefault();
      submit(event.shiftKey ? 'left' : 'right');
    } else if (offers.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive(Math.min(offers.length - 1, Math.max(-1, active + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter' && offers[active] !== undefined) {
      event.preventDefault();
      take(offers[active]);
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
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value);
      setActive(-1);
    },
    onKeyDown: press,
    onBlur: () => {
      // Another window is no other place on this page, and the field that is taken away was left before.
      if (!isOver.current && document.activeElement !== field.current) submit('gone');
    },
    ...(content.part === 'property'
      ? {}
      : {
          role: 'combobox',
          'aria-expanded': offers.length > 0,
          'aria-controls': list,
          'aria-autocomplete': 'list' as const,
          'aria-activedescendant': offers[active] === undefined ? undefined : `${list}-${active}`,
        }),
  };
  return (
    <div className={styles.editor}>
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
      {content.part !== 'property' && (
        <CellOffers id={list} label={label} names={offers} active={active} onChoose={take} />
      )}
      {fault !== null && (
        <span id={note} role="alert" className={styles.fault}>
          {t('grid.wrong', { place: label, why: t(`grid.fault.${fault}`) })}
        </span>
      )}
    </div>
  );
}
