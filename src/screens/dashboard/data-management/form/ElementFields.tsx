import { Alert, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type EditRefusal } from '../../../../../domain/changes/refusal';
import { type FormTarget } from '../../../../../machines/elementFormMachine';
import { useProblemText } from '../../../../components/problem/problemText';
import { isNode } from '../../../../../domain/elements/elements';
import { useProject } from '../../../../project/ProjectContext';
import { type FormValues, valuesOf } from './edits';
import { elementDraftOf, keepElementDraft } from './elementDrafts';
import { formPathOf } from './fieldErrors';
import styles from './form.module.css';
import { useKnownKinds } from './knownKinds';
import { NodeFields } from './NodeFields';
import { PropertyFields } from './PropertyFields';
import { RelationshipFields } from './RelationshipFields';
import { useOfferedRows } from './useOfferedRows';
import { formRefusal } from './useSaveElement';

interface ElementFieldsProps {
  /** Id of the form element, for the button that submits it from outside. */
  readonly formId: string;
  readonly target: FormTarget;
  readonly isBusy: boolean;
  readonly refusal: EditRefusal | null;
  onChanged(): void;
  /** The form is filled and its checks hold. */
  onSubmit(values: FormValues): void;
}

const kindOfTarget = (target: FormTarget) =>
  target.mode === 'create' ? target.ref.kind : isNode(target.element) ? 'node' : 'relationship';

/**
 * The fields of a node or a relationship, with what was typed into them before and not saved; what the server refused is
 * told at the field that it is about.
 */
export function ElementFields({ formId, target, isBusy, refusal, onChanged, onSubmit }: ElementFieldsProps) {
  const { t } = useTranslation('data');
  const problemText = useProblemText();
  const [form] = Form.useForm<FormValues>();
  const { known } = useKnownKinds();
  const { projectId = '' } = useProject();
  const [kept] = useState(() => elementDraftOf(projectId, target));
  const [initial] = useState(() => kept?.values ?? valuesOf(target));
  const values = () => form.getFieldsValue(true) as FormValues;
  const offer = useOfferedRows(form, target);
  const change = (changed?: Partial<FormValues>) => {
    if (changed?.labels !== undefined) offer();
    keepElementDraft(projectId, target, values());
    onChanged();
  };

  useEffect(() => {
    // A conflict is decided in its own dialogue.
    if (refusal === null || refusal.code === 'VERSION_CONFLICT') return;
    const names = (form.getFieldsValue(true) as FormValues).properties.map((row) => row.name);
    const fields = formRefusal(refusal).errors.flatMap(({ path, message }) => {
      const name = formPathOf(path, names);
      return name === undefined ? [] : [{ name, errors: [t('wrong.refused', { message })] }];
    });
    form.setFields(fields as Parameters<typeof form.setFields>[0]); // the paths are of this form, whatever their depth
    const [first] = fields;
    if (first !== undefined) form.scrollToField(first.name, { focus: true });
  }, [refusal, form, t]);

  return (
    <Form<FormValues>
      form={form}
      id={formId}
      name={formId}
      layout="vertical"
      requiredMark={false}
      disabled={isBusy}
      initialValues={initial}
      scrollToFirstError={{ focus: true }}
      onValuesChange={change}
      onFinish={() => onSubmit(values())}
    >
      {kept !== undefined && (
        <Alert className={styles.refusal ?? ''} type="info" showIcon role="status" title={t('kept.back')} />
      )}
      {refusal !== null && refusal.code !== 'VERSION_CONFLICT' && (
        <Alert
          className={styles.refusal ?? ''}
          type="error"
          showIcon
          role="alert"
          title={t('form.refused')}
          description={problemText(refusal)}
        />
      )}
      {kindOfTarget(target) === 'node' ? <NodeFields known={known} /> : <RelationshipFields known={known} />}
      <PropertyFields onChanged={change} />
    </Form>
  );
}
