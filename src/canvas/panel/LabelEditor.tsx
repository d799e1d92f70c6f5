import { useTranslation } from 'react-i18next';

import { TagsSelect } from '../../components/tags/TagsSelect';
import { useGraphSnapshot } from '../../graph/GraphModelContext';

interface LabelEditorProps {
  readonly labels: readonly string[];
  onChange(labels: readonly string[]): void;
}

/** The labels of a node; known ones are offered, new ones may be typed. A node keeps at least one. */
export function LabelEditor({ labels, onChange }: LabelEditorProps) {
  const { t } = useTranslation('canvas');
  const { snapshot } = useGraphSnapshot();
  const change = (wanted: string[]) => {
    const clean = [
      ...new Set(wanted.map((label) => label.trim()).filter((label) => label !== '' && label.length <= 128)),
    ];
    if (clean.length > 0) onChange(clean);
  };
  return (
    <TagsSelect<string[]>
      value={[...labels]}
      maxCount={32}
      listHeight={320}
      style={{ width: '100%' }}
      aria-label={t('node.labels')}
      options={snapshot.labels.map(({ label }) => ({ value: label, label }))}
      onChange={change}
    />
  );
}
