import FieldForm, { type FormInstance } from '@rc-component/form';
import { ConfigProvider } from 'antd';
import { type ReactNode } from 'react';

import { fieldId, FormName } from './fieldId';

interface AuthFormProps<Values> {
  /** Distinguishes the ids of its fields. */
  readonly name: string;
  readonly form?: FormInstance<Values>;
  readonly initialValues?: Partial<Values>;
  onFinish(values: Values): void;
  readonly children: ReactNode;
}

/**
 * A form of the sign-in pages. It stands on the form library below Ant Design's own form, which would bring a fifteenth of
 * what these pages may weigh for tooltips that they do not have.
 */
export function AuthForm<Values extends object>({ name, form, onFinish, children, ...rest }: AuthFormProps<Values>) {
  return (
    <ConfigProvider componentSize="large">
      <FormName value={name}>
        <FieldForm<Values>
          {...rest}
          {...(form === undefined ? {} : { form })}
          name={name}
          noValidate
          onFinish={onFinish}
          onFinishFailed={({ errorFields: [first] }) => {
            if (first !== undefined) document.getElementById(fieldId(name, String(first.name[0])))?.focus();
          }}
        >
          {children}
        </FieldForm>
      </FormName>
    </ConfigProvider>
  );
}
