import { CopyOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type TrainExample } from '../../../../../../domain/teaching/trainExample';

/** Longest text that a search takes. */
const MOST_TEXT = 256;

/** As much of a question as a search takes, in whole words. */
const searched = (question: string): string =>
  question.length <= MOST_TEXT
    ? question
    : question
        .slice(0, MOST_TEXT + 1)
        .replace(/\S*$/, '')
        .slice(0, MOST_TEXT);

interface ExampleFlagsProps {
  readonly example: TrainExample;
  onShowSame(text: string): void;
}

/** Says that others ask the same, and whether they answer it otherwise; shows them on demand. */
export function ExampleFlags({ example, onShowSame }: ExampleFlagsProps) {
  const { t } = useTranslation('teaching');
  const { question, duplicates, contradicts } = example;
  const flags = [
    { name: 'contradicts', icon: <WarningOutlined aria-hidden />, count: contradicts.length },
    { name: 'duplicates', icon: <CopyOutlined aria-hidden />, count: duplicates.length },
  ] as const;
  return flags
    .filter(({ count }) => count > 0)
    .map(({ name, icon, count }) => (
      <Button key={name} size="small" icon={icon} title={t('flag.show')} onClick={() => onShowSame(searched(question))}>
        {t(`flag.${name}`, { count })}
      </Button>
    ));
}
