import { AutoComplete, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { isList, memberKind } from '../../../../../domain/properties/kinds';
import { type PropertyKind } from '../../../../../domain/properties/values';
import { KindSelect } from '../../../../canvas/panel/KindSelect';
import { setProperty } from '../../../../graph/propertyEdits';
import { readCell } from './gridCells';
import styles from '../form/form.module.css';
import { LIST_HEIGHT } from '../form/knownKinds';

/** What is done with all rows that are checked. */
export type SetAction = 'label' | 'unlabel' | 'type' | 'set' | 'remove';

interface SetDialogProps {
  readonly action: SetAction;
  readonly count: number;
  readonly isBusy: boolean;
  readonly properties: readonly string[];
  /** Labels or types in use, most frequent first. */
  readonly names: readonly string[];
  onSubmit(edit: ElementEdit): void;
  onClose(): void;
}

const MOST_LETTERS = 128;

/** The edit that the fields ask for; undefined while they ask for none that can be. */
function editOf(action: SetAction, name: string, kind: PropertyKind, text: string): ElementEdit | undefined {
  if (name === '') return undefined;
  if (action === 'label') return { addLabels: [name] };
  if (action === 'unlabel') return { removeLabels: [name] };
  if (action === 'type') return { type: name };
  if (action === 'remove') return { removeProperties: [name] };
  if (kind === 'text') return setProperty({ name, kind, value: text });
  const reading = readCell({ part: 'property', name, kind, value: undefined }, text);
  return reading.ok ? reading.edit : undefined;
}

/** Asks which label, type or property, and for which value, for all that is checked. */
export function SetDialog({ action, count, isBusy, properties, names, onSubmit, onClose }: SetDialogProps) {
  const { t } = useTranslation('data');
  const [name, setName] = useState('');
  const [kind, setKind] = useState<PropertyKind>('text');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isProperty = action === 'set' || action === 'remove';
  const submit = () => {
    const edit = editOf(action, name.trim(), kind, text);
    if (edit === undefined) setWrong(true);
    else onSubmit(edit);
  };
  const why =
    name.trim() === '' ? t('grid.nameNeeded') : t(`wrong.${isList(kind) ? memberKind(kind) : memberKind(kind)}`);
  return (
    <Modal
      open
      title={t(`grid.action.${action}`)}
      okText={t('grid.apply', { count })}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={styles.properties}>
        <div className={styles.propertyHead}>
          <AutoComplete
            autoFocus
            className={styles.propertyName ?? ''}
            value={name}
            options={(isProperty ? properties : names).map((value) => ({ value }))}
            listHeight={LIST_HEIGHT}
            showSearch={{
              filterOption: (typed, option) => option?.value.toLowerCase().includes(typed.toLowerCase()) ?? false,
            }}
            onChange={setName}
          >
            <Input
              maxLength={MOST_LETTERS}
              aria-label={t(`grid.nameOf.${action}`)}
              placeholder={t(`grid.nameOf.${action}`)}
            />
          </AutoComplete>
          {action === 'set' && <KindSelect value={kind} label={t('form.kindOf', { name })} onChange={setKind} />}
        </div>
        {action === 'set' && (
          <Input.TextArea
            autoSize={{ minRows: 1, maxRows: 6 }}
            value={text}
            aria-label={t('value.of', { name })}
            placeholder={t('value.empty')}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {isWrong && <p role="alert">{why}</p>}
      </div>
    </Modal>
  );
}
