import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../../components/isolated/Isolated';
import { gathered } from '../../../../../domain/styles/defaults';
import { type StyleKind } from '../../../../../domain/styles/style';
import { restFetch } from '../../../../apollo/rest';
import { Swatch } from '../../../../canvas/legend/Swatch';
import { CanvasScope } from '../../../../canvas/style/CanvasScope';
import { LabelColours } from '../../../../canvas/style/palette';
import { StyleBook } from '../../../../canvas/style/StyleBook';
import { StyleButton } from './StyleButton';
import { type GraphOverview } from '../../../../graph/elements';
import { GraphModel } from '../../../../graph/GraphModel';
import { useSetStyle } from '../../../../graph/styles/useSetStyle';
import { useStyles } from '../../../../graph/styles/useStyles';
import { useProject } from '../../../../project/ProjectContext';
import styles from '../DataConfigurationScreen.module.css';
import { Section } from '../Section';

/** Elements by which properties and values are known: as many as tell what a graph is like. */
const SAMPLE = { nodes: '500', relationships: '1500' } as const;

type Reading = 'reading' | 'failed' | GraphOverview;

/** What the project is made of, read when the page is opened. */
function useOverviewOnce(): { readonly reading: Reading; again(): void } {
  const { projectId } = useProject();
  const [reading, setReading] = useState<Reading>('reading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Read for no project in particular it would be read again, and what somebody had opened there meanwhile be closed.
    if (projectId === undefined) return undefined;
    const ending = new AbortController();
    const read = async () => {
      setReading('reading');
      const query = new URLSearchParams({ ...SAMPLE, projectId });
      const response = await restFetch(`/api/neo4j/graph?${query}`, { signal: ending.signal });
      setReading((await response.json()) as GraphOverview);
    };
    read().catch(() => {
      if (!ending.signal.aborted) setReading('failed');
    });
    return () => ending.abort();
  }, [projectId, attempt]);
  return { reading, again: () => setAttempt((count) => count + 1) };
}

interface NamesProps {
  readonly title: string;
  readonly kind: StyleKind;
  readonly names: readonly string[];
  readonly book: StyleBook;
}

function Names({ title, kind, names, book }: NamesProps) {
  const setStyle = useSetStyle();
  const onChange = useCallback<typeof setStyle>((name, change) => setStyle(name, change), [setStyle]);
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.looks}>
        {names.map((name) => (
          <li key={name} className={styles.look}>
            <StyleButton book={book} name={{ kind, name }} onChange={onChange}>
              <Swatch book={book} name={{ kind, name }} />
            </StyleButton>
            <Isolated text={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The looks of all that was read: a label that is drawn before the others are known takes a colour that is another's on the canvas. */
function bookOf(reading: Reading): StyleBook {
  const model = new GraphModel();
  if (typeof reading !== 'string') model.replace(reading);
  return new StyleBook(new LabelColours()).reading(model);
}

/** How the labels and types of the project look, each with what changes that. */
export function LabelStyles() {
  const { t } = useTranslation('styles');
  const { styles: chosen } = useStyles();
  const { reading, again } = useOverviewOnce();
  const book = useMemo(() => bookOf(reading).choosing(chosen), [reading, chosen]);
  const retry = <Button onClick={again}>{t('section.retry')}</Button>;
  const types = typeof reading === 'string' ? [] : reading.types.map(({ type }) => ({ name: type }));
  const { listed, gathered: rest } = gathered(types);
  return (
    <Section title={t('section.title')} text={t('section.text')}>
      {reading === 'reading' && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
      {reading === 'failed' && <Alert type="error" showIcon title={t('section.failed')} action={retry} />}
      {typeof reading !== 'string' && (
        <CanvasScope>
          {reading.labels.length === 0 && <p className={styles.text}>{t('section.none')}</p>}
          <Names
            title={t('section.labels')}
            kind="label"
            names={reading.labels.map(({ label }) => label)}
            book={book}
          />
          <Names
            title={t('section.types')}
            kind="type"
            names={[...listed, ...rest].map(({ name }) => name)}
            book={book}
          />
        </CanvasScope>
      )}
    </Section>
  );
}
