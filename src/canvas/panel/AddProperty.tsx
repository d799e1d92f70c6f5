import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFocusAfter } from '../../components/confirm/useReturnFocus';
import { DraftOffer } from '../../components/draft/DraftOffer';
import { useOfferedDraft } from '../../components/draft/useOfferedDraft';
import { type PropertyRow } from '../../graph/propertyEdits';
import { type UsualProperty } from '../style/usualProperties';
import { NewProperty, type NewPropertyFields } from './NewProperty';

interface AddPropertyProps {
  /** Under which unsaved input is kept. */
  readonly draftKey: string;
  /** A property that is to be added at once, whose name may be empty; null when none is. */
  readonly wanted?: UsualProperty | null;
  isTaken(name: string): boolean;
  onAdd(row: PropertyRow): void;
  /** Added, or given up. */
  onClose?(): void;
}

const EMPTY: NewPropertyFields = { name: '', kind: 'text', text: '' };

/** Adds a property: name, kind and first value. What was typed before and never added is offered. */
export function AddProperty({ draftKey, wanted = null, isTaken, onAdd, onClose }: AddPropertyProps) {
  const { t } = useTranslation('canvas');
  const draft = useOfferedDraft<NewPropertyFields>(draftKey);
  const [fields, setFields] = useState<NewPropertyFields>({ ...EMPTY, ...wanted });
  const [isOpen, setOpen] = useState(wanted !== null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(isOpen, button);
  const type = (next: NewPropertyFields) => {
    setFields(next);
    draft.keep(next);
  };
  const close = () => {
    setOpen(false);
    setFields(EMPTY);
    draft.forget();
    onClose?.();
  };
  const continueWith = (left: NewPropertyFields) => {
    setFields(left);
    setOpen(true);
    draft.takeUp();
  };
  const { offered } = draft;
  const offer = offered !== undefined && (
    <DraftOffer
      what={offered.name || offered.text || t('addEntry')}
      onContinue={() => continueWith(offered)}
      onDiscard={draft.giveUp}
    />
  );
  if (isOpen) {
    // A property that came with its name only lacks its value.
    const focus = (wanted?.name ?? '') === '' ? 'name' : 'value';
    return (
      <NewProperty fields={fields} focus={focus} isTaken={isTaken} onType={type} onAdd={onAdd} onClose={close}>
        {offer}
      </NewProperty>
    );
  }
  return (
    <div>
      {offer}
      <Button ref={button} type="dashed" block icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('addEntry')}
      </Button>
    </div>
  );
}
