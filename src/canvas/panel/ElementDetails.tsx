import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { type GraphElement, isNode } from '../../../domain/elements/elements';
import { later } from '../../components/later/later';
import { type ElementEdit } from '../../../domain/changes/elementEdit';
import { useElementEdits } from '../../graph/edits/useElementEdits';
import { labelDiff, rowsOf, setProperty } from '../../graph/propertyEdits';
import { SelectionActions } from '../inspector/SelectionActions';
import { NodePicture } from '../pictures/NodePicture';
import { Ends } from './Ends';
import { ElementHistory } from './ElementHistory';
import { keepTyped } from './keepTyped';
import { LabelEditor } from './LabelEditor';
import { Neighbours } from './Neighbours';
import styles from './panel.module.css';
import { PropertyEditor } from './PropertyEditor';
import { Stamps } from './Stamps';
import { TypeEditor } from './TypeEditor';
import { missingProperties } from '../style/usualProperties';
import { useActions } from '../workbench/useActions';
import { useBook } from '../workbench/Workbench';
import { ShownVersion } from './useFieldDraft';

const ConflictDialog = later(async () => (await import('../../graph/edits/ConflictDialog')).ConflictDialog);

/** Everything about one element; each change is sent by itself as soon as it is made. */
export function ElementDetails({ element }: { readonly element: GraphElement }) {
  const { t } = useTranslation('canvas');
  const { show } = useActions().canvas;
  const book = useBook();
  const { edit: send, conflict } = useElementEdits(undefined, keepTyped);
  const edit = (change: ElementEdit, base?: number) => send(element, change, base);
  return (
    <ShownVersion value={element.version}>
      <div className={styles.details}>
        {isNode(element) ? (
          <>
            <h3 className={styles.caption}>
              <Isolated text={book.nameOf(element)} />
            </h3>
            <SelectionActions />
            <NodePicture node={element} onEdit={edit} />
            <LabelEditor labels={element.labels} onChange={(labels) => edit(labelDiff(element.labels, labels))} />
          </>
        ) : (
          <>
            <SelectionActions />
            <TypeEditor type={element.type} elementId={element.id} onChange={(type, base) => edit({ type }, base)} />
            <Ends relationship={element} />
          </>
        )}
        <Tabs
          size="small"
          destroyOnHidden
          items={[
            {
              key: 'properties',
              label: t('panel.properties'),
              children: (
                <PropertyEditor
                  elementId={element.id}
                  rows={rowsOf(element)}
                  usual={isNode(element) ? missingProperties(element, book.summary.labels) : []}
                  onChange={(row, oldName, base) => edit(setProperty(row, oldName), base)}
                  onRemove={(name) => edit({ removeProperties: [name] })}
                />
              ),
            },
            ...(isNode(element)
              ? [
                  {
                    key: 'neighbours',
                    label: t('panel.relationshipsCounted', { count: element.degree }),
                    children: <Neighbours node={element} />,
                  },
                ]
              : []),
            {
              key: 'history',
              label: t('panel.history'),
              children: (
                <>
                  <Stamps element={element} />
                  <ElementHistory element={element} />
                </>
              ),
            },
          ]}
        />
        <Button danger block icon={<DeleteOutlined aria-hidden />} onClick={() => show('deletion')}>
          {t('delete.yes')}
        </Button>
        {conflict !== null && (
          <ConflictDialog
            key={conflict.present.version}
            conflict={conflict}
            onResolve={conflict.resolve}
            onDrop={conflict.drop}
          />
        )}
      </div>
    </ShownVersion>
  );
}
