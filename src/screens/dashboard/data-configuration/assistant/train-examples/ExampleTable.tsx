import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Grid, Space, Table, type TableColumnsType, Tag } from 'antd';
import { useTranslation } from 'react-i18next';

import { type TrainExample } from '../../../../../../domain/teaching/trainExample';
import { LANGUAGE_OPTIONS } from '../../../../../app/i18n/languages';
import { ExampleFlags } from './ExampleFlags';
import styles from './trainExamples.module.css';

interface ExampleTableProps {
  readonly examples: readonly TrainExample[];
  readonly isLoading: boolean;
  onEdit(example: TrainExample): void;
  onDelete(example: TrainExample): void;
  /** Shows all that ask what this text asks. */
  onShowSame(text: string): void;
}

function Question({ example, onShowSame }: Pick<ExampleTableProps, 'onShowSame'> & { example: TrainExample }) {
  const { question, language, tags } = example;
  return (
    <>
      <span className={styles.clamped} lang={language}>
        {question}
      </span>
      <span className={styles.marks}>
        <ExampleFlags example={example} onShowSame={onShowSame} />
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    </>
  );
}

const languageName = (language: TrainExample['language']) =>
  LANGUAGE_OPTIONS.find(({ value }) => value === language)?.label;

/** The examples with what can be done with each; on a narrow screen in one column. */
export function ExampleTable({ examples, isLoading, onEdit, onDelete, onShowSame }: ExampleTableProps) {
  const { t } = useTranslation('teaching');
  const isWide = Grid.useBreakpoint().md === true;
  const actions = (example: TrainExample) => (
    <Space>
      <Button
        icon={<EditOutlined aria-hidden />}
        aria-label={t('editNamed', { question: example.question })}
        title={t('edit')}
        onClick={() => onEdit(example)}
      />
      <Button
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('deleteNamed', { question: example.question })}
        title={t('delete')}
        onClick={() => onDelete(example)}
      />
    </Space>
  );
  const answer = ({ answer: text, language }: TrainExample) => (
    <span className={styles.clamped} lang={language}>
      {text}
    </span>
  );
  const wide: TableColumnsType<TrainExample> = [
    {
      title: t('column.question'),
      key: 'question',
      width: '36%',
      render: (_, example) => <Question example={example} onShowSame={onShowSame} />,
    },
    { title: t('column.answer'), key: 'answer', render: (_, example) => answer(example) },
    {
      title: t('column.language'),
      key: 'language',
      width: '7rem',
      render: (_, { language }) => <span lang={language}>{languageName(language)}</span>,
    },
    { title: t('column.actions'), key: 'actions', width: '7rem', render: (_, example) => actions(example) },
  ];
  const narrow: TableColumnsType<TrainExample> = [
    {
      title: t('title'),
      key: 'example',
      render: (_, example) => (
        <div className={styles.stacked}>
          <strong>
            <Question example={example} onShowSame={onShowSame} />
          </strong>
          {answer(example)}
          {actions(example)}
        </div>
      ),
    },
  ];
  return (
    <Table<TrainExample>
      className={styles.table ?? ''}
      aria-label={t('title')}
      rowKey="id"
      tableLayout="fixed"
      size="middle"
      loading={isLoading}
      dataSource={examples}
      columns={isWide ? wide : narrow}
      pagination={false}
    />
  );
}
