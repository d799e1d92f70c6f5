import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

import { KindSelect } from '../../../../canvas/panel/KindSelect';
import { type PropertyKind } from '../../../../../domain/properties/values';
import { memberKind } from '../../../../../domain/properties/kinds';
import { type DraftRow, faultOfName, isLeftEmpty, MAX_NAME_LENGTH, readDraft, textsInKind } from './draft';
import { type FormValues } from './edits';
import styles from './form.module.css';
import { ValueField } from './ValueField';

interface PropertyFieldRowProps {
  readonly index: number;
  onChanged(): void;
  onRemove(): void;
}

/** One property: name, kind and value. */
export function PropertyFieldRow({ index, onChanged, onRemove }: PropertyFieldRowProps) {
  const { t } = useTranslation('data');
  const form = Form.useFormInstance<FormValues>();
  const row = Form.useWatch<DraftRow | undefined>(['properties', index], { form, preserve: true });
  const kind = row?.kind ?? 'text';
  const name = row?.name ?? '';
  const present = (): DraftRow => form.getFieldValue(['properties', index]) as DraftRow;
  const names = (): string[] =>
    (form.getFieldValue('properties') as readonly (DraftRow | undefined)[]).flatMap((each) =>
      each === undefined || isLeftEmpty(each) ? [] : [each.name],
    );

  const changeKind = (to: PropertyKind) => {
    const before = present();
    form.setFieldValue(['properties', index], { ...before, kind: to, texts: textsInKind(before, to) });
    form.setFields([{ name: ['properties', index, 'texts'], errors: [] }]);
    onChanged();
  };
  const checkName = () => {
    const fault = faultOfName(present().name, names());
    return fault === undefined ? Promise.resolve() : Promise.reject(new Error(t(`wrong.${fault}`)));
  };
  const checkValue = () =>
    isLeftEmpty(present()) || readDraft(present()).ok
      ? Promise.resolve()
      : Promise.reject(new Error(t(`wrong.${memberKind(present().kind)}`)));

  return (
    <div className={styles.property} role="group" aria-label={name === '' ? t('form.newProperty') : name}>
      <div className={styles.propertyHead}>
        <Form.Item name={[index, 'name']} className={styles.propertyName ?? ''} rules={[{ validator: checkName }]}>
          <Input
            aria-label={t('name')}
            placeholder={t('name')}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            autoFocus={row?.from === undefined && name === ''}
          />
        </Form.Item>
        <KindSelect value={kind} label={t('form.kindOf', { name })} onChange={changeKind} />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('form.removeProperty', { name })}
          onClick={onRemove}
        />
      </div>
      <Form.Item name={[index, 'texts']} rules={[{ validator: checkValue }]} style={{ marginBottom: 0 }}>
        <ValueField kind={kind} name={name} />
      </Form.Item>
    </div>
  );
}
