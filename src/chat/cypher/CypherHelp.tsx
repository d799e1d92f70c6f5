import { useDeferredValue, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { coloured } from '../../../domain/query/cypher/typing/colours';
import { completed, type Completion, completionsAt } from '../../../domain/query/cypher/typing/completions';
import { mistakeIn } from '../../../domain/query/cypher/typing/mistake';
import { useKnownNames } from '../../query/useKnownNames';
import styles from './cypher.module.css';
import { useFieldOf } from './useFieldOf';

interface CypherHelpProps {
  readonly text: string;
  readonly projectId: string;
  /** What holds the field that is typed into. */
  readonly within: HTMLElement | null;
  onType(text: string): void;
}

const namesOf = (known: readonly { readonly value: string }[]) => known.map(({ value }) => value);

/** Parts of a text with where each begins. */
function placed<T extends { readonly text: string }>(parts: readonly T[]): (T & { readonly from: number })[] {
  let from = 0;
  return parts.map((part) => {
    const found = { ...part, from };
    from += part.text.length;
    return found;
  });
}

/** Colours over the Cypher that is being typed, names of this graph to complete it with, and what is wrong with it before it is sent. */
export function CypherHelp({ text, projectId, within, onType }: CypherHelpProps) {
  const { t } = useTranslation('chat');
  const list = useId();
  const labels = namesOf(useKnownNames('label', projectId));
  const types = namesOf(useKnownNames('types', projectId));
  const properties = namesOf(useKnownNames('property', projectId));
  const [caret, setCaret] = useState(text.length);
  const [isOpen, setOpen] = useState(false);
  /** Which choice the arrow keys have reached; none before the first press, so that Enter still sends what was typed. */
  const [active, setActive] = useState<number | null>(null);
  /** Where the caret goes once what was chosen stands in the field. */
  const chosenCaret = useRef<number | null>(null);
  const found = completionsAt(text, caret, { labels, types, properties });
  const shown = isOpen ? found.options : [];

  const choose = (choice: Completion | undefined) => {
    if (choice === undefined) return;
    const next = completed(text, found, choice);
    chosenCaret.current = next.caret;
    onType(next.text);
  };
  const press = (event: KeyboardEvent) => {
    if (shown.length === 0 || event.isComposing) return;
    const keys: Record<string, () => void> = {
      ArrowDown: () => setActive(active === null ? 0 : (active + 1) % shown.length),
      ArrowUp: () => setActive(((active ?? 0) - 1 + shown.length) % shown.length),
      Escape: () => setOpen(false),
      ...(active === null ? {} : { Enter: () => choose(shown[active]) }),
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const { field, top } = useFieldOf(within, {
    onKey: press,
    onLeft: () => setOpen(false),
  });

  const typed = useEffectEvent((input: HTMLTextAreaElement) => {
    const at = chosenCaret.current ?? input.selectionStart;
    if (chosenCaret.current !== null) input.setSelectionRange(at, at);
    chosenCaret.current = null;
    setCaret(at);
    setOpen(true);
    setActive(null);
  });
  // After React has taken the letter: work that is done while the field still has it alone puts the earlier text back.
  useLayoutEffect(() => {
    if (field !== null) typed(field);
  }, [field, text]);

  const isShown = shown.length > 0;
  const typedText = useDeferredValue(text);
  const mistake = useMemo(() => mistakeIn(typedText, Math.min(caret, typedText.length)), [typedText, caret]);
  const parts = placed(coloured(text));
  const isWrong = (from: number, to: number) => mistake !== undefined && from < mistake.to && to > mistake.from;
  useEffect(() => {
    if (field === null) return undefined;
    const attributes: Record<string, string | null> = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isShown ? list : null,
      'aria-activedescendant': isShown && active !== null ? `${list}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [field, isShown, active, list]);

  const isMistaken = mistake !== undefined;
  useEffect(() => {
    if (field === null || !isMistaken) return undefined;
    const before = ['aria-describedby', 'aria-invalid'].map((name) => [name, field.getAttribute(name)] as const);
    field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${list}-mistake`.trim());
    field.setAttribute('aria-invalid', 'true');
    return () => {
      for (const [name, value] of before) field.setAttribute(name, value ?? 'false');
    };
  }, [field, isMistaken, list]);

  return (
    <>
      <pre className={styles.colours} aria-hidden dir="ltr">
        <code className={styles.moved} style={{ insetBlockStart: -top }}>
          {parts.map(({ text: part, colour, from }) => (
            <span
              key={from}
              className={`${styles[colour] ?? ''} ${isWrong(from, from + part.length) ? (styles.wrong ?? '') : ''}`}
            >
              {part}
            </span>
          ))}
        </code>
      </pre>
      {isShown && (
        <ul id={list} role="listbox" aria-label={t('cypher.list')} className={styles.list}>
          {shown.map((choice, at) => (
            <li
              key={`${choice.kind} ${choice.text}`}
              id={`${list}-${at}`}
              role="option"
              aria-selected={at === active}
              className={styles.option}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(choice);
              }}
            >
              <span>{choice.text}</span>
              <small>{t(`cypher.kind.${choice.kind}`)}</small>
            </li>
          ))}
        </ul>
      )}
      <p role="status" id={`${list}-mistake`} className={styles.mistake}>
        {mistake !== undefined && t(`cypher.fault.${mistake.fault.refusal}`, { name: mistake.fault.name })}
      </p>
      <p role="status" className={styles.status}>
        {isShown && t('cypher.found', { count: shown.length })}
      </p>
    </>
  );
}
