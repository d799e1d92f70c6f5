import { AutoComplete } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { typeDraft } from './keepTyped';
import { UnsavedNote } from './UnsavedNote';
import { useFieldDraft } from './useFieldDraft';

interface TypeEditorProps {
  readonly type: string;
  readonly elementId: string;
  onChange(type: string, base?: number): void;
}

/** The type of a relationship, changed in place. */
export function TypeEditor({ type, elementId, onChange }: TypeEditorProps) {
  const { t } = useTranslation('canvas');
  const { snapshot } = useGraphSnapshot();
  const draft = useFieldDraft(typeDraft(elementId), type);
  const note = useId();
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
    <div>
      <AutoComplete
        value={draft.text}
        style={{ width: '100%' }}
        listHeight={320}
        aria-label={t('relationship.type')}
        aria-describedby={draft.isUnsaved ? note : undefined}
        options={snapshot.types.map((entry) => ({ value: entry.type }))}
        onChange={draft.type}
        onSelect={commit}
        onBlur={() => !draft.isUnsaved && commitTyped()}
        onInputKeyDown={(event) => event.key === 'Enter' && commitTyped()}
      />
      {draft.isUnsaved && <UnsavedNote id={note} onSend={commitTyped} onDiscard={draft.drop} />}
    </div>
  );
}
