import { useContext, useEffect, useEffectEvent, useState } from 'react';

import { draftKeys, readDraft, writeDraft } from '../../components/draft/draftStorage';
import { useUnsaved } from '../../components/draft/unsaved';
import { type PropertyRow } from '../../graph/propertyEdits';
import { fieldTexts } from '../../graph/propertyText';
import { newPropertyDraft, type UnsavedFields } from './keepTyped';
import { NewProperty, type NewPropertyFields } from './NewProperty';
import { ShownVersion } from './useFieldDraft';

interface UnsavedPropertiesProps {
  readonly elementId: string;
  readonly rows: readonly PropertyRow[];
  isTaken(name: string): boolean;
  onAdd(row: PropertyRow): void;
}

interface UnsavedPropertyProps extends Omit<UnsavedPropertiesProps, 'elementId'> {
  readonly draftKey: string;
  onClose(): void;
}

function UnsavedProperty({ draftKey, rows, ...props }: UnsavedPropertyProps) {
  const version = useContext(ShownVersion);
  const [fields, setFields] = useState(() => readDraft<UnsavedFields>(draftKey));
  // The message that said so may have sent it too.
  const standing = rows.find(({ name, kind }) => name === fields?.name && kind === fields.kind);
  const isSame = standing !== undefined && fieldTexts(standing.kind, standing.value)[0] === fields?.text;
  const isStored = isSame && fields?.version !== version;
  const close = useEffectEvent(props.onClose);
  useEffect(() => {
    if (isStored) close();
  }, [isStored]);
  if (fields === undefined || isStored) return null;
  const type = (next: NewPropertyFields) => {
    setFields({ ...fields, ...next });
    writeDraft(draftKey, { ...fields, ...next });
  };
  return <NewProperty isUnsaved fields={fields} onType={type} {...props} />;
}

/** New properties that the store did not take: each stands as it was typed until it is added again, or given up. */
export function UnsavedProperties({ elementId, ...props }: UnsavedPropertiesProps) {
  const beginning = newPropertyDraft(elementId, '');
  const [keys, setKeys] = useState(() => draftKeys(beginning));
  const readAnew = () => setKeys(draftKeys(beginning));
  useUnsaved((key) => {
    if (key.startsWith(beginning)) readAnew();
  });
  const close = (key: string) => {
    writeDraft(key, undefined);
    readAnew();
  };
  return keys.map((key) => <UnsavedProperty key={key} draftKey={key} onClose={() => close(key)} {...props} />);
}
