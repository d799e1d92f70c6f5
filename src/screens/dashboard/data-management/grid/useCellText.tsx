import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../../components/isolated/Isolated';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';
import { memberKind } from '../../../../../domain/properties/kinds';
import { amountsIn } from '../../../../../domain/tables/amounts';
import { type KnownRows } from '../../../../../domain/tables/rows';
import { useTimeText } from '../../../../app/i18n/useLanguage';
import { useChosenCaptions, useElementNames } from '../../../../graph/styles/useNames';
import { withoutEnd } from '../../../../graph/propertyText';
import { useValueText } from '../../../../graph/useValueText';
import { contentOf } from './gridCells';
import styles from './grid.module.css';
import { type PlacedColumn } from './useColumns';

/** A name of which, where it is too long for its column, the beginning is cut and the end can be read. */
function Name({ text }: { text: string }) {
  const [beginning, end] = withoutEnd(text);
  return end === '' ? (
    <strong className={styles.text}>
      <Isolated text={text} />
    </strong>
  ) : (
    <strong className={styles.name}>
      <span className={styles.beginning}>
        <Isolated text={beginning} />
      </span>
      <span>
        <Isolated text={end} />
      </span>
    </strong>
  );
}

/** The properties that hold amounts as far as the table was read; the same object while they are the same, since all cells hang on it. */
function useAmounts(known: KnownRows): ReadonlySet<string> {
  const listed = JSON.stringify(amountsIn(known));
  return useMemo(() => new Set(JSON.parse(listed) as readonly string[]), [listed]);
}

/** How the cells of a table say what they hold, in the reader's language. */
export function useCellText(known: KnownRows): (element: GraphElement, column: PlacedColumn) => ReactNode {
  const { captions } = known;
  const { t } = useTranslation('data');
  const timeText = useTimeText();
  const valueText = useValueText(useAmounts(known));
  const names = useElementNames();
  const chosen = useChosenCaptions();
  return useCallback(
    (element, column) => {
      const plain = (text: string) => (
        <span className={styles.text}>
          <Isolated text={text} />
        </span>
      );
      if (column.property === undefined) {
        switch (column.key) {
          case 'caption':
            return <Name text={names(element)} />;
          case 'labels':
            return isNode(element)
              ? element.labels.map((label) => (
                  <span key={label} className={styles.tag}>
                    <Isolated text={label} />
                  </span>
                ))
              : null;
          case 'type':
            return (
              <strong className={styles.text}>
                <Isolated text={isNode(element) ? '' : element.type} />
              </strong>
            );
          case 'from':
            return isNode(element) ? null : plain(captions[element.startNodeId] ?? element.startNodeId);
          case 'to':
            return isNode(element) ? null : plain(captions[element.endNodeId] ?? element.endNodeId);
          case 'degree':
            return isNode(element) ? (
              <span className={styles.number}>{t('column.number', { value: element.degree })}</span>
            ) : null;
          default: {
            const at = column.key === 'createdAt' ? element.createdAt : element.updatedAt;
            return (
              <time className={styles.text} dateTime={at}>
                {timeText(at)}
              </time>
            );
          }
        }
      }
      const content = contentOf(element, column, chosen);
      if (content?.value === undefined) return null;
      const text = valueText(content.value, content.kind, column.property);
      return memberKind(content.kind) === 'number' && !Array.isArray(content.value) ? (
        <span className={styles.number}>{text}</span>
      ) : (
        plain(text)
      );
    },
    [t, timeText, valueText, captions, names, chosen],
  );
}
