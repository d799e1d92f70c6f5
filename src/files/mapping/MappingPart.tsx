import { Alert, Button, Spin } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useKnownStyles } from '../../graph/styles/useStyles';
import { styleOfTable } from '../../../domain/imports/styleOfTable';
import { type Mapping } from '../../../domain/imports/mapping';
import { later } from '../../components/later/later';
import { useProblemText } from '../../components/problem/problemText';
import { type ImportFlow } from '../useImportFlow';
import { goesToMissing } from './fields';
import { SheetForm } from './FirstRow';
import styles from './mapping.module.css';
import { ReadingForm } from './ReadingForm';
import { TableCard } from './TableCard';
import { type ImportPreview, MAPPING_FORM, type RowNames } from './tablesCalls';
import { type MappingDraft, useMapping } from './useMapping';
import { useRowNames } from './useRowNames';

/** A spinner with what is waited for beside it: what is blank looks as if nothing were to come. */
function WaitingFor({ text }: { text: string }) {
  return (
    <div role="status" className={styles.waiting}>
      <Spin />
      <span>{text}</span>
    </div>
  );
}

function Drawing() {
  const { t } = useTranslation('files');
  return <WaitingFor text={t('mapping.drawing')} />;
}

const PreviewCanvas = later(async () => (await import('./PreviewCanvas')).PreviewCanvas, <Drawing />);

const HEIGHT = 340;

/** The first elements as they would look. */
function Preview({ preview, mapping }: { preview: ImportPreview | undefined; mapping: Mapping }) {
  const { t } = useTranslation('files');
  const { styles: kept } = useKnownStyles();
  // What the file brings counts where nothing was chosen here, as it will once it is written.
  const chosen = useMemo(() => {
    const brought = mapping.tables
      .flatMap((table) => styleOfTable(table, mapping))
      .map((style) => ({ ...style, version: 0 }));
    const isChosen = (name: string) => kept.some((one) => one.kind === 'label' && one.name === name);
    return [...kept, ...brought.filter(({ name }) => !isChosen(name))];
  }, [mapping, kept]);
  const nodes = useMemo(() => preview?.nodes ?? [], [preview]);
  const relationships = useMemo(() => preview?.relationships ?? [], [preview]);
  const counts = t('counts.both', {
    nodes: t('counts.nodes', { count: nodes.length }),
    relationships: t('counts.relationships', { count: relationships.length }),
  });
  return (
    <section className={styles.preview} aria-label={t('mapping.preview')}>
      <h3>{t('mapping.preview')}</h3>
      {preview === undefined ? (
        <WaitingFor text={t('mapping.drawing')} />
      ) : (
        <PreviewCanvas
          nodes={nodes}
          relationships={relationships}
          chosen={chosen}
          height={HEIGHT}
          label={t('mapping.previewOf', { counts })}
        />
      )}
      <p className={styles.soft} aria-live="polite">
        {preview !== undefined && t('mapping.previewOf', { counts })}
      </p>
    </section>
  );
}

interface MappedProps {
  readonly draft: MappingDraft;
  readonly names: RowNames;
  readonly flow: ImportFlow;
}

/** How the files are read. Of several it is folded where all have headings, so that what they become stands in sight. */
function Readings({ draft: { tables }, flow }: Omit<MappedProps, 'names'>) {
  const { t } = useTranslation('files');
  if (tables === undefined) return null;
  const forms = [
    ...tables.options.map((options) => (
      <ReadingForm
        key={options.file}
        reading={options}
        encodings={tables.encodings}
        separators={tables.separators}
        onChange={(changed) =>
          flow.readAnew({
            options: tables.options.map((each) => (each.file === changed.file ? changed : each)),
            sheets: tables.sheets,
          })
        }
      />
    )),
    ...tables.sheets.map((sheet) => (
      <SheetForm
        key={`${sheet.file} ${sheet.sheet}`}
        reading={sheet}
        onChange={(changed) =>
          flow.readAnew({ sheets: tables.sheets.map((each) => (each === sheet ? changed : each)) })
        }
      />
    )),
  ];
  if (forms.length < 2) return forms;
  const areHeaded = [...tables.options, ...tables.sheets].every(({ hasHeadings }) => hasHeadings);
  return (
    <details className={styles.readings} open={!areHeaded}>
      <summary>{t('reading.all')}</summary>
      {forms}
    </details>
  );
}

function Tables({ draft, names, flow }: MappedProps) {
  const { tables, mapping, change } = draft;
  if (tables === undefined) return null;
  const all = mapping.tables.flatMap((each) => {
    const table = tables.tables.find(({ name }) => name === each.table);
    return table === undefined ? [] : [{ table, mapping: each }];
  });
  return (
    <>
      <Readings draft={draft} flow={flow} />
      {all.map((each) => (
        <TableCard
          key={each.mapping.table}
          {...each}
          all={all}
          byModel={names.get(each.mapping.table)}
          onChange={(changes) => change(each.mapping.table, changes)}
        />
      ))}
    </>
  );
}

function Recognised({ draft, names, flow }: MappedProps) {
  const { t } = useTranslation('files');
  const problemText = useProblemText();
  if (draft.error !== null) {
    const again = <Button onClick={draft.retry}>{t('action.retry')}</Button>;
    // What stands above says already why.
    const title = flow.error === null ? problemText(draft.error) : t('mapping.notRead');
    return <Alert type="error" showIcon title={title} action={again} />;
  }
  if (draft.tables === undefined) return <WaitingFor text={t('mapping.reading')} />;
  return (
    <>
      <div className={styles.tables}>
        <p className={styles.soft}>{t('mapping.lead')}</p>
        <Tables draft={draft} names={names} flow={flow} />
      </div>
      <Preview preview={draft.preview} mapping={draft.mapping} />
    </>
  );
}

/** What was recognised in the files and what becomes of it, with a drawing of the first elements beside it. */
export function MappingPart({ flow, importId }: { flow: ImportFlow; importId: string }) {
  const draft = useMapping(importId, flow.said.mapping);
  const names = useRowNames(importId);
  // The form is there before the tables are: its button may be pressed at once, and means what is proposed.
  return (
    <form
      id={MAPPING_FORM}
      className={styles.columns}
      onSubmit={(event) => {
        event.preventDefault();
        if (goesToMissing(event.currentTarget)) return;
        flow.map(draft.isChanged ? { mapping: draft.mapping } : undefined);
      }}
    >
      <Recognised draft={draft} names={names} flow={flow} />
    </form>
  );
}
