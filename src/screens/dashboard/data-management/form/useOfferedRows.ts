import { type FormInstance } from 'antd';
import { useCallback, useEffect } from 'react';

import { type FormTarget } from '../../../../../machines/elementFormMachine';
import { useProjectBook } from '../../../../canvas/style/useProjectBook';
import { fieldsOf } from '../../../../canvas/style/usualProperties';
import { useProject } from '../../../../project/ProjectContext';
import { withOffered } from './draft';
import { type FormValues } from './edits';

/** Offers the fields of its label to a new node; returns how to do so again once its labels have changed. */
export function useOfferedRows(form: FormInstance<FormValues>, target: FormTarget): () => void {
  const { projectId = '' } = useProject();
  const isNewNode = target.mode === 'create' && target.ref.kind === 'node';
  const book = useProjectBook(projectId, isNewNode);
  const offer = useCallback(() => {
    if (!isNewNode || book === null) return;
    const { labels, properties } = form.getFieldsValue(true) as FormValues;
    const label = labels[0]?.trim() ?? '';
    form.setFieldValue('properties', withOffered(properties, label === '' ? [] : fieldsOf(label, book)));
  }, [form, book, isNewNode]);
  useEffect(offer, [offer]);
  return offer;
}
