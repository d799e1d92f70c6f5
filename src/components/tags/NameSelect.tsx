import { Select } from 'antd';
import { Isolated } from '../isolated/Isolated';
import { useState } from 'react';

interface NameSelectProps {
  /** What it is for. */
  readonly label: string;
  readonly names: readonly string[];
  onChoose(name: string): void;
}

/** Chooses one of many names, for something that is done at once. Enter does nothing before a name was typed or pointed at. */
export function NameSelect({ label, names, onChoose }: NameSelectProps) {
  const typed = useTypedName();
  return (
    <Select<string>
      {...typed.props}
      value={null}
      style={{ width: '100%' }}
      placeholder={label}
      aria-label={label}
      optionRender={({ value }) => <Isolated text={String(value)} />}
      options={names.map((name) => ({ value: name, label: name }))}
      onSelect={(name) => {
        typed.clear();
        onChoose(name);
      }}
      onBlur={typed.clear}
    />
  );
}

/** What is typed into a field for names. Until then Enter takes none of those that are offered. */
export function useTypedName() {
  const [text, setText] = useState('');
  return {
    text: text.trim(),
    clear: () => setText(''),
    props: { showSearch: { searchValue: text, onSearch: setText }, defaultActiveFirstOption: text.trim() !== '' },
  };
}
