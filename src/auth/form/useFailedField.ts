import { type FormInstance } from '@rc-component/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { fieldId } from './fieldId';
import { failedField, failureKey } from '../failureKey';

/** Where typing goes on after a failure that is of no one field. */
const DEFAULT_FIELD = 'password';

/**
 * Shows a failure of the identity service at the field that it is about, and puts the focus there.
 * @param failure an object of its own for every failure, so that the same one twice is said twice
 */
export function useFailedField(form: FormInstance, formName: string, failure: { readonly code: string } | null): void {
  const { t } = useTranslation('auth');
  useEffect(() => {
    if (failure === null) return;
    const name = failedField(failure.code);
    const text = t(`failure.${failureKey(failure.code)}`);
    if (name !== undefined) form.setFields([{ name, errors: [text] }]);
    if (name !== undefined || failureKey(failure.code) === 'wrongCredentials')
      document.getElementById(fieldId(formName, name ?? DEFAULT_FIELD))?.focus();
    // The language may change while the failure is shown; that is no new failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, formName, failure]);
}
