import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { type BulkEdit } from '../../../domain/changes/bulk';
import { mustDeclare } from '../../../domain/properties/kinds';
import { type Selected } from '../../../domain/selection/selection';
import { NameSelect } from '../../components/tags/NameSelect';
import { TagsSelect } from '../../components/tags/TagsSelect';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { type PropertyRow } from '../../graph/propertyEdits';
import { AddProperty } from '../panel/AddProperty';
import panel from '../panel/panel.module.css';
import { useActions } from '../workbench/useActions';
import { useWorkbench } from '../workbench/Workbench';
import { partsOf } from './choosing';
import { holdingsOf, indispensable, propertyNamesOf } from './holdings';
import styles from './sets.module.css';

interface AddNameProps {
  readonly label: string;
  readonly names: readonly string[];
  onAdd(name: string): void;
}

/** Gives all a name: a known one, or one that is typed. */
const AddName = ({ label, names, onAdd }: AddNameProps) => (
  <TagsSelect<string[]>
    value={[]}
    style={{ width: '100%' }}
    listHeight={320}
    placeholder={label}
    aria-label={label}
    options={names.map((name) => ({ value: name, label: name }))}
    onSelect={(name: string) => name.trim() !== '' && onAdd(name.trim())}
  />
);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={panel.section}>{title}</h3>
      {children}
    </section>
  );
}

/** Labels, properties and types of all that is selected; each change is one step. */
export function SetEditor({ selected }: { readonly selected: Selected }) {
  const { t } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const { bulk } = useWorkbench();
  const { show } = useActions().canvas;
  const { nodes, relationships } = partsOf(selected);
  const edit = (what: Partial<BulkEdit>) => void bulk({ action: 'edit', nodes, relationships, ...what }, 'same');
  const set = ({ name, value, kind }: PropertyRow) =>
    edit({
      setProperties: { [name]: value },
      ...(mustDeclare(kind, value) ? { propertyKinds: { [name]: kind } } : {}),
    });
  const kept = indispensable(model, selected);
  const removable = holdingsOf(model, selected).flatMap(({ kind, name }) =>
    kind === 'label' && !kept.has(name) ? [name] : [],
  );
  return (
    <>
      {nodes.length > 0 && (
        <Part title={t('node.labels')}>
          <AddName
            label={t('set.addLabel')}
            names={snapshot.labels.map(({ label }) => label)}
            onAdd={(label) => edit({ addLabels: [label], relationships: [] })}
          />
          {removable.length > 0 && (
            <NameSelect
              label={t('set.removeLabel')}
              names={removable}
              onChoose={(label) => edit({ removeLabels: [label], relationships: [] })}
            />
          )}
        </Part>
      )}
      {relationships.length > 0 && (
        <Part title={t('relationship.type')}>
          <AddName
            label={t('set.changeType')}
            names={snapshot.types.map(({ type }) => type)}
            onAdd={(type) => edit({ type, nodes: [] })}
          />
        </Part>
      )}
      <Part title={t('panel.properties')}>
        <AddProperty draftKey="property-new:set" isTaken={() => false} onAdd={set} />
        <NameSelect
          label={t('set.removeProperty')}
          names={propertyNamesOf(model, selected)}
          onChoose={(name) => edit({ removeProperties: [name] })}
        />
      </Part>
      {nodes.length > 1 && (
        <Button block onClick={() => show('merge')}>
          {t('action.mergeNodes')}
        </Button>
      )}
    </>
  );
}
