import { AutoComplete } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useGraphSnapshot } from '../../graph/GraphModelContext';

interface TypeEditorProps {
  readonly type: string;
  onChange(type: string): void;
}

/** The type of a relationship, changed in place. */
export function TypeEditor({ type, onChange }: TypeEditorProps) {
  const { t } = useTranslation('canvas');
  const { snapshot } = useGraphSnapshot();
  const [text, setText] = useState(type);
  const commit = (wanted: string) => {
    const clean = wanted.trim();
    if (clean === '' || clean.length > 128) setText(type);
    else if (clean !== type) onChange(clean);
  };
  return (
    <AutoComplete
      value={text}
      style={{ width: '100%' }}
      listHeight={320}
      aria-label={t('relationship.type')}
      options={snapshot.types.map((entry) => ({ value: entry.type }))}
      onChange={setText}
      onSelect={commit}
      onBlur={() => commit(text)}
      onInputKeyDown={(event) => event.key === 'Enter' && commit(text)}
    />
  );
}
