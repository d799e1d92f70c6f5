import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps, type InputRef } from 'antd';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A password that can be shown, by a button that the keyboard reaches and a name tells. */
export function PasswordInput({ ref, ...props }: InputProps & { ref?: Ref<InputRef> }) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...props}
      ref={ref ?? null}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <Button
          type="text"
          size="small"
          style={{ marginBlock: -4 }}
          icon={isShown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          aria-label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
