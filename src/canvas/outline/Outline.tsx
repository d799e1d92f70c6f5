import { Input } from 'antd';
import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';

import { Isolated } from '../../components/isolated/Isolated';
import { NO_LABEL } from '../../../domain/map/MapSlice';
import { fold } from '../../../domain/folding/fold';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { type GraphModel } from '../../graph/GraphModel';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { degreeInSight, type Hidden, isNodeHidden } from '../core/visibility';
import { type GraphArrays } from '../map/GraphArrays';
import { hiddenIn } from '../map/standing';
import { type DrawnNode } from '../style/looks';
import { type StyleBook } from '../style/StyleBook';
import { useBook, useCanvasState, useShowing, useTool } from '../workbench/Workbench';
import styles from './outline.module.css';

const ROW = 40;
/** The list is at most so high; on a low canvas it is lower. */
const HEIGHT = 400;
/** Rows are drawn so many pixels beyond what is seen. */
const BEYOND = 6 * ROW;
const NO_PROPERTIES = { properties: {}, propertyKinds: {} };

interface Row {
  readonly node: DrawnNode;
  readonly caption: string;
  readonly degree: number;
}

/** The nodes in sight by caption, those that hold the filter; `_revision` says which state of the model is meant. */
function rowsOf(
  model: GraphModel,
  book: StyleBook,
  _revision: number,
  filter: string,
  language: string,
  hidden: Hidden,
): Row[] {
  const order = new Intl.Collator(language);
  const wanted = fold(filter);
  return model
    .nodes()
    .filter((node) => !isNodeHidden(node, hidden))
    .map((node) => ({ node, caption: book.nameOf(node), degree: degreeInSight(model, node, hidden) }))
    .filter(({ caption }) => fold(caption).includes(wanted))
    .sort((a, b) => order.compare(a.caption, b.caption));
}

/** What the map alone knows, the best connected first: to order so many by caption would hold the page up. */
function rowsOfMap(model: GraphModel, arrays: GraphArrays, filter: string, hidden: Hidden): Row[] {
  const wanted = fold(filter);
  const isHidden = hiddenIn(arrays, hidden, model);
  return arrays.ids.flatMap((id, at): Row[] => {
    const caption = arrays.captions[at] ?? '';
    if (model.node(id) !== undefined || isHidden(at) || !(wanted === '' || fold(caption).includes(wanted))) return [];
    const name = arrays.labels[arrays.label[at] ?? NO_LABEL];
    const labels = name === undefined ? [] : [name];
    const degree = arrays.degree[at] ?? 0;
    return [{ node: { id, labels, degree, ...NO_PROPERTIES }, caption, degree }];
  });
}

/** What is on the canvas as a list: the arrow keys move, with Shift they select on the way, Space selects beside what is, Enter alone and brings it to the middle. */
export function Outline() {
  const { t, i18n } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const { tool, goTo, bring, controller } = useShowing();
  const hidden = useCanvasState((state) => state.hidden);
  const book = useBook();
  const { map } = controller;
  const mode = useThemeMode();
  const id = useId();
  const list = useRef<VirtuosoHandle>(null);
  const box = useRef<HTMLElement | Window>(null);
  const [filter, setFilter] = useState('');
  const [active, setActive] = useState(0);
  const selected = useTool(({ context }) => context.selected);
  const chosenIds = useMemo(() => new Set(selected.map(({ id: chosen }) => chosen)), [selected]);

  const arrays = useSyncExternalStore(map.read, () => map.arrays);
  // Among very many the typed text comes first, and then what it leaves.
  const wanted = useDeferredValue(filter);
  const rows = useMemo(
    () => [
      ...rowsOf(model, book, snapshot.revision, wanted, i18n.language, hidden),
      ...(arrays === undefined ? [] : rowsOfMap(model, arrays, wanted, hidden)),
    ],
    [model, book, snapshot.revision, wanted, i18n.language, hidden, arrays],
  );
  const at = Math.min(active, Math.max(0, rows.length - 1));

  useEffect(() => list.current?.scrollIntoView({ index: at }), [at]);

  const choose = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    setActive(index);
    goTo({ kind: 'node', id: row.node.id });
  };
  const switchOver = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    setActive(index);
    bring([{ kind: 'node', id: row.node.id }], ([ref]) => ref && tool.send({ type: 'ELEMENT.SWITCHED', ref }));
  };
  const extend = (from: number, to: number) => {
    const refs = rows
      .slice(Math.min(from, to), Math.max(from, to) + 1)
      .map(({ node }) => ({ kind: 'node' as const, id: node.id }));
    bring(to < from ? refs.reverse() : refs, (there) =>
      tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'also' }),
    );
  };
  const click = (event: MouseEvent, index: number) => {
    if (event.shiftKey) extend(at, index);
    else if (event.ctrlKey || event.metaKey) switchOver(index);
    else choose(index);
  };
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
    PageDown: at + 9,
    PageUp: at - 9,
  };
  const press = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.key === ' ') switchOver(at);
    else if (next === undefined) choose(at);
    else {
      const index = Math.max(0, Math.min(rows.length - 1, next));
      setActive(index);
      if (event.shiftKey) extend(at, index);
    }
  };

  return (
    <section className={styles.outline} aria-label={t('outline.name')} data-covers="then">
      <Input
        value={filter}
        placeholder={t('outline.filter')}
        aria-label={t('outline.filter')}
        onChange={(event) => setFilter(event.target.value)}
        onKeyDown={(event) => event.key === 'ArrowDown' && box.current?.focus()}
      />
      <Virtuoso
        ref={list}
        scrollerRef={(element) => (box.current = element)}
        className={styles.list ?? ''}
        // Without a word it would say that there is no outline, also where the keyboard is.
        style={{ height: Math.min(HEIGHT, rows.length * ROW), outline: undefined }}
        role="listbox"
        aria-multiselectable
        tabIndex={0}
        aria-label={t('outline.name')}
        aria-activedescendant={rows[at] === undefined ? undefined : `${id}-${rows[at].node.id}`}
        onKeyDown={press}
        data={rows}
        fixedItemHeight={ROW}
        increaseViewportBy={BEYOND}
        computeItemKey={(_, { node }) => node.id}
        itemContent={(index, { node, caption, degree }) => (
          <div
            id={`${id}-${node.id}`}
            role="option"
            className={styles.row}
            style={{ height: ROW }}
            aria-label={caption}
            aria-selected={chosenIds.has(node.id)}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            data-active={index === at}
            onClick={(event) => click(event, index)}
          >
            <span aria-hidden className={styles.dot} style={{ background: book.node(node, mode).colour }} />
            <span className={styles.caption}>
              <Isolated text={caption} />
            </span>
            <span className={styles.degree}>{degree}</span>
          </div>
        )}
      />
      {rows.length === 0 && <p className={styles.none}>{t('noResults')}</p>}
    </section>
  );
}
