import { CheckOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';

import { type Consent, keepConsent, useConsent } from './consent';

const CHOICES: readonly Consent[] = ['refused', 'given'];

/** The two answers, neither in front of the other; the one that holds is marked. */
export function ConsentChoices() {
  const { t } = useTranslation('visits');
  const consent = useConsent();
  return (
    <Space wrap>
      {CHOICES.map((choice) => (
        <Button
          key={choice}
          icon={consent === choice ? <CheckOutlined aria-hidden /> : undefined}
          aria-pressed={consent === undefined ? undefined : consent === choice}
          onClick={() => keepConsent(choice)}
        >
          {t(`choice.${choice}`)}
        </Button>
      ))}
    </Space>
  );
}
