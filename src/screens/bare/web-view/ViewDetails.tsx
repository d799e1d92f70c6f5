import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../components/isolated/Isolated';
import { type GraphElement, type GraphNode, isNode } from '../../../../domain/elements/elements';
import { NeighbourGroup } from '../../../canvas/panel/NeighbourGroup';
import { NodeLink } from '../../../canvas/panel/NodeLink';
import styles from '../../../canvas/panel/panel.module.css';
import { ReadValue } from '../../../canvas/panel/reading/ReadValue';
import { useBook, useShowing } from '../../../canvas/workbench/Workbench';
import { rowsOf } from '../../../graph/propertyEdits';
import own from './view.module.css';

/** The relationships of a node that are on the canvas, by type, and a way to bring the others. */
function Relationships({ node }: { readonly node: GraphNode }) {
  const { t } = useTranslation('canvas');
  const { model, expand } = useShowing();
  const shown = model.relationshipsOf(node.id);
  const missing = node.degree - shown.length;
  return (
    <section aria-label={t('panel.relationships')}>
      <h3 className={styles.section}>{t('panel.relationshipsCounted', { count: node.degree })}</h3>
      {[...new Set(shown.map(({ type }) => type))].map((type) => {
        const ofType = shown.filter((each) => each.type === type);
        return <NeighbourGroup key={type} node={node} type={type} shown={ofType} total={ofType.length} />;
      })}
      {missing > 0 && (
        // That it failed is seen by what does not come, and a view that is over says so by itself.
        <Button type="link" size="small" onClick={() => void expand(node.id).catch(() => undefined)}>
          {t('panel.bring', { count: missing })}
        </Button>
      )}
    </section>
  );
}

/** What an element of a view holds: its labels or ends, its properties, and what hangs on it. */
export function ViewDetails({ element }: { readonly element: GraphElement }) {
  const { t } = useTranslation('canvas');
  const book = useBook();
  const rows = rowsOf(element);
  return (
    <div className={styles.details}>
      <h3 className={styles.caption}>
        <Isolated text={isNode(element) ? book.nameOf(element) : element.type} />
      </h3>
      {isNode(element) ? (
        <div role="group" aria-label={t('node.labels')}>
          {element.labels.map((label) => (
            <Tag key={label}>
              <Isolated text={label} />
            </Tag>
          ))}
        </div>
      ) : (
        <div className={styles.ends} role="group" aria-label={t('panel.ends')}>
          <NodeLink nodeId={element.startNodeId} />
          <ArrowDownOutlined aria-hidden className={styles.arrow ?? ''} />
          <NodeLink nodeId={element.endNodeId} />
        </div>
      )}
      {rows.length > 0 && (
        <section aria-label={t('panel.properties')}>
          <h3 className={styles.section}>{t('panel.properties')}</h3>
          <dl className={own.properties}>
            {rows.map((row) => (
              <div key={row.name}>
                <dt>
                  <Isolated text={row.name} />
                </dt>
                <dd>
                  <ReadValue row={row} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {isNode(element) && <Relationships node={element} />}
    </div>
  );
}
