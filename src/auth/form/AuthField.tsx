import { Field } from '@rc-component/form';
import { type InputProps } from 'antd';
import { type ComponentProps, type ReactElement, cloneElement, use } from 'react';

import styles from './AuthField.module.css';
import { fieldId, FormName } from './fieldId';

type FieldProps = ComponentProps<typeof Field>;

interface AuthFieldProps extends Pick<FieldProps, 'dependencies' | 'normalize'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly rules: NonNullable<FieldProps['rules']>;
  readonly children: ReactElement<InputProps>;
}

const isRequired = (rules: AuthFieldProps['rules']) =>
  rules.some((rule) => typeof rule === 'object' && rule.required === true);

/** An input under its label, with what is wrong with it below. */
export function AuthField({ name, label, hint, rules, children, ...field }: AuthFieldProps) {
  const id = fieldId(use(FormName), name);
  const helpId = `${id}_help`;
  return (
    <Field name={name} rules={rules} {...field}>
      {(control, { errors }) => (
        <div className={styles.field}>
          <label htmlFor={id}>{label}</label>
          {cloneElement(children, {
            ...control,
            id,
            status: errors.length > 0 ? 'error' : '',
            'aria-invalid': errors.length > 0,
            'aria-required': isRequired(rules),
            'aria-describedby': helpId,
          })}
          <div id={helpId} aria-live="polite">
            {errors[0] !== undefined && <span className={styles.error}>{errors[0]}</span>}
            {errors[0] === undefined && hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </div>
        </div>
      )}
    </Field>
  );
}
