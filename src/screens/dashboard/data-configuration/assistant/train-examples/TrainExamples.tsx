import { PlusOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type TrainExample } from '../../../../../../domain/teaching/trainExample';
import { examplesFormatValues } from '../../../../../../graphql/generated/rest';
import { DownloadMenu } from '../../../../../files/DownloadMenu';
import { exportExamples } from '../../../../../teaching/exampleCalls';
import { Section } from '../../Section';
import { DeleteExampleDialog } from './DeleteExampleDialog';
import { ExampleDrawer } from './ExampleDrawer';
import { ExampleFilters } from './ExampleFilters';
import { ExampleRows } from './ExampleRows';
import { ImportExamples } from './ImportExamples';
import styles from './trainExamples.module.css';
import { useExampleDeletion } from './useExampleDeletion';
import { useExampleList } from './useExampleList';

/** A button with the formats that the examples can be downloaded in. */
function ExportExamples() {
  const { t } = useTranslation('teaching');
  const choices = examplesFormatValues.map((format) => ({
    format,
    fileName: `train-examples.${format}`,
    name: t(`format.${format}.name`),
    about: t(`format.${format}.about`),
    ask: () => exportExamples(format),
  }));
  return <DownloadMenu label={t('export.download')} choices={choices} />;
}

/** The questions with answers that the person teaches the assistant: a table, a form, files in and out. */
export function TrainExamples() {
  const { t } = useTranslation('teaching');
  const list = useExampleList();
  const place = useRef<HTMLDivElement>(null);
  /** What the form is open for; undefined while it is closed. */
  const [opened, setOpened] = useState<TrainExample | 'new'>();
  const changed = () => list.send({ type: 'CHANGED' });
  const deletion = useExampleDeletion(() => {
    changed();
    // The button that was pressed has gone with its row.
    place.current?.focus();
  });
  return (
    <Section title={t('title')} text={t('text')}>
      <div ref={place} tabIndex={-1} className={styles.place} role="group" aria-label={t('title')}>
        <Space wrap>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
            {t('new')}
          </Button>
          <ImportExamples onImported={changed} />
          <ExportExamples />
        </Space>
        <ExampleFilters list={list} />
        <ExampleRows list={list} onEdit={setOpened} onDelete={deletion.ask} />
      </div>
      <ExampleDrawer opened={opened} onSaved={changed} onClose={() => setOpened(undefined)} />
      <DeleteExampleDialog flow={deletion} />
    </Section>
  );
}
