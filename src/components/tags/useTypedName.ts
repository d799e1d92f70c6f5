import { useState } from 'react';

/** What is typed into a field for names. Until then Enter takes none of those that are offered. */
export function useTypedName() {
  const [text, setText] = useState('');
  return {
    text: text.trim(),
    clear: () => setText(''),
    props: { showSearch: { searchValue: text, onSearch: setText }, defaultActiveFirstOption: text.trim() !== '' },
  };
}
