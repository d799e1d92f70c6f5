import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { draftKeys, readDraft } from '../../components/draft/draftStorage';
import { useUnsaved } from '../../components/draft/unsaved';
import { isList } from '../../../domain/properties/kinds';
import { nameDraft } from './keepTyped';
import { PropertyFields, type PropertyFieldsProps } from './PropertyFields';
import { PropertyReading } from './reading/PropertyReading';

/** Whether something is typed under a key, or in a member of the list there, that the store was not asked to keep. */
const isTyped = (key: string): boolean =>
  [key, nameDraft(key)].some((each) => readDraft(each) !== undefined) || draftKeys(`${key}:`).length > 0;

/** The value comes behind the fields of name and kind. */
const VALUE = ':scope > :not(:first-child)';
const FIELD = ['input', 'textarea', 'button'].map((tag) => `${VALUE}:is(${tag}), ${VALUE} ${tag}`).join(', ');

/**
 * One property: read until somebody wants to change it, then edited until they leave it. What is typed and not sent keeps the
 * fields open, here and when the element is chosen again.
 */
export function PropertyRow(props: PropertyFieldsProps) {
  const { row, draftKey } = props;
  const [isEdited, setEdited] = useState(() => isTyped(draftKey));
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Where the focus goes once the other form stands there. */
  const wanted = useRef<'field' | 'button' | null>(null);
  const isKeptOpen = useRef(isEdited);
  useEffect(() => {
    const goal = wanted.current;
    wanted.current = null;
    if (goal === 'button') button.current?.focus();
    if (goal === 'field') box.current?.firstElementChild?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [isEdited]);

  const edit = () => {
    wanted.current = 'field';
    setEdited(true);
  };
  useUnsaved(() => {
    if (isEdited || !isTyped(draftKey)) return;
    // The button makes room for the fields: who has the focus there goes on in them.
    wanted.current = document.activeElement === button.current ? 'field' : null;
    isKeptOpen.current = true;
    setEdited(true);
  });
  useEffect(() => {
    // Opened by nobody's press, for what was not stored: closed again once it is, however it came to be.
    if (!isKeptOpen.current || isTyped(draftKey) || box.current?.contains(document.activeElement) === true) return;
    isKeptOpen.current = false;
    setEdited(false);
  }, [draftKey, row]);
  const read = (goal: 'button' | null) => {
    if (isTyped(draftKey)) return;
    wanted.current = goal;
    setEdited(false);
  };
  const leave = ({ currentTarget }: FocusEvent) => {
    // A window that loses the focus keeps it here, and a list of choices opens elsewhere but holds it in its field.
    setTimeout(() => {
      if (currentTarget.isConnected && !currentTarget.contains(document.activeElement)) read(null);
    });
  };
  const press = (event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && event.isDefaultPrevented() && !isList(row.kind);
    if (event.key !== 'Escape' && !isDone) return;
    event.stopPropagation();
    read('button');
  };
  if (!isEdited) return <PropertyReading row={row} editRef={button} onEdit={edit} />;
  return (
    <div ref={box} onBlur={leave} onKeyDown={press}>
      <PropertyFields {...props} />
    </div>
  );
}
