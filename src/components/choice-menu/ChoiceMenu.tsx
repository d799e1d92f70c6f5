import { Button } from 'antd';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

import styles from './ChoiceMenu.module.css';
import { focusNeighbour, settle } from './menuFocus';

interface ChoiceMenuProps<T extends string> {
  /** Names the button and heads the menu. */
  readonly title: string;
  readonly icon: ReactNode;
  /** Shown beside the icon; without it the button is the icon alone. */
  readonly caption?: string;
  readonly options: readonly { value: T; label: string; lang?: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/**
 * A button that opens a short titled list of which exactly one is chosen; at most 24rem high. Its own few lines and not
 * Ant Design's Dropdown, which would bring the whole menu machinery to the sign-in page.
 */
export function ChoiceMenu<T extends string>({ title, icon, caption, options, value, onChoose }: ChoiceMenuProps<T>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'ArrowDown' && !open) setOpen(true);
    else if (!open || !focusNeighbour(event.currentTarget, event.key)) return;
    event.preventDefault();
  };
  return (
    <div className={styles.place} onBlur={onBlur} onKeyDown={onKeyDown}>
      <Button
        ref={button}
        type="text"
        icon={icon}
        title={title}
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {caption}
      </Button>
      {open && (
        <div role="menu" aria-labelledby={heading} className={styles.menu} ref={settle}>
          <p id={heading} role="presentation" className={styles.title}>
            {title}
          </p>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="menuitemradio"
              aria-checked={option.value === value}
              lang={option.lang}
              tabIndex={-1}
              className={styles.option}
              onClick={() => {
                close();
                onChoose(option.value);
              }}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
