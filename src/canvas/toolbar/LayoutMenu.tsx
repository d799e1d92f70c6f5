import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';

import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { LAYOUTS } from '../layouts/layouts';
import { useWorkbench } from '../workbench/Workbench';
import { ToolButton } from './ActionButton';

/** The layouts to choose from; nothing is laid out anew unless it is asked for here. */
export function LayoutMenu() {
  const { layout } = useWorkbench();
  const { snapshot } = useGraphSnapshot();
  const { t } = useTranslation('canvas');
  const items = LAYOUTS.map(({ id, labelKey }) => ({ key: id, label: t(labelKey) }));
  return (
    <Dropdown
      trigger={['click']}
      disabled={snapshot.nodesShown < 2}
      menu={{ items, onClick: ({ key }) => layout.send({ type: 'LAYOUT.WANTED', layout: key }) }}
    >
      <ToolButton
        icon={<PartitionOutlined />}
        name={t('layout.menu')}
        word={t('layout.menu')}
        title={t('layout.menu')}
      />
    </Dropdown>
  );
}
