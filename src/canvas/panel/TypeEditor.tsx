import { AutoComplete } from 'antd';
import { useTranslation } from 'react-i18next';

import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useFieldDraft } from './useFieldDraft';

interface TypeEditorProps {
  readonly type: string;
  /** Under which a type that is being typed is kept. */
  readonly draftKey: string;
  onChange(type: string, base?: number): void;
}

/** The type of a relationship, changed in place. */
export function TypeEditor({ type, draftKey, onChange }: TypeEditorProps) {
  const { t } = useTranslation('canvas');
  const { snapshot } = useGraphSnapshot();
  const draft = useFieldDraft(draftKey, type);
  const commit = (wanted: string) => {
    const clean = wanted.trim();
    if (clean === type || clean === '' || clean.length > 128) return draft.drop();
    draft.sent();
    onChange(clean, draft.base);
  };
  const commitTyped = () => {
    if (draft.isOpen) commit(draft.isIdle ? type : draft.text);
  };
  return (
    <AutoComplete
      value={draft.text}
      style={{ width: '100%' }}
      listHeight={320}
      aria-label={t('relationship.type')}
      options={snapshot.types.map((entry) => ({ value: entry.type }))}
      onChange={draft.type}
      onSelect={commit}
      onBlur={commitTyped}
      onInputKeyDown={(event) => event.key === 'Enter' && commitTyped()}
    />
  );
}
