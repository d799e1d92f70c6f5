import { Select, type SelectProps } from 'antd';
import { type KeyboardEvent } from 'react';

import { Isolated } from '../isolated/Isolated';
import { useTypedName } from './NameSelect';

type TagsSelectProps<T> = Omit<SelectProps<T>, 'mode' | 'showSearch'> & {
  /** Whether others than those offered may be typed. */
  readonly mode?: 'tags' | 'multiple';
  readonly showSearch?: Exclude<SelectProps<T>['showSearch'], boolean>;
};

/** Whether the entry that Enter would take is chosen already. */
function isChosen(field: HTMLInputElement): boolean {
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  return active?.getAttribute('aria-selected') === 'true';
}

/**
 * A field for names of which some are offered and others may be typed. Enter takes what was typed or pointed at; what is chosen already
 * stays chosen when it is typed again. Tab leaves the field, and takes what is typed.
 */
export function TagsSelect<T>({ mode = 'tags', showSearch, onChange, onSelect, onBlur, ...props }: TagsSelectProps<T>) {
  const typed = useTypedName();
  const press = (event: KeyboardEvent) => {
    // With its list open the select would take what is marked there, which nobody chose, and stay.
    if (event.key === 'Tab') event.stopPropagation();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.text === '') return;
    if (!(event.target instanceof HTMLInputElement) || !isChosen(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
    typed.clear();
  };
  return (
    <div role="presentation" style={{ display: 'contents' }} onKeyDownCapture={press}>
      <Select<T>
        labelRender={({ label, value }) => (typeof label === 'string' ? <Isolated text={label} /> : (label ?? value))}
        optionRender={({ label }) => (typeof label === 'string' ? <Isolated text={label} /> : label)}
        {...props}
        {...typed.props}
        showSearch={{ ...showSearch, ...typed.props.showSearch }}
        mode={mode}
        onChange={(value, option) => {
          typed.clear();
          onChange?.(value, option);
        }}
        onSelect={(value, option) => {
          typed.clear();
          onSelect?.(value, option);
        }}
        onBlur={(event) => {
          typed.clear();
          onBlur?.(event);
        }}
      />
    </div>
  );
}
