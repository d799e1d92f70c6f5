import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';

import { arrangeBy } from '../../actions/arranging';
import { type ActionCanvas } from '../../actions/types';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { layoutOf } from '../layouts/layouts';
import { offeredLayouts } from '../layouts/offered';
import { ToolButton } from './ActionButton';

/** Among the layouts of the menu, the way to how they are set. */
const OPTIONS = 'options';

/** The layouts to choose from; nothing is laid out anew unless it is asked for here. */
export function LayoutMenu({ canvas }: { readonly canvas: ActionCanvas }) {
  const { model, snapshot } = useGraphSnapshot();
  const { t } = useTranslation('canvas');
  const items = [
    ...offeredLayouts(model).map(({ id }) => ({ key: id, label: t(`layout.of.${id}`) })),
    { type: 'divider' as const },
    { key: OPTIONS, label: t('layout.options') },
  ];
  const choose = ({ key }: { readonly key: string }) =>
    key === OPTIONS ? canvas.show('layout') : arrangeBy(canvas, layoutOf(key).id);
  return (
    <Dropdown trigger={['click']} disabled={snapshot.nodesShown < 2} menu={{ items, onClick: choose }}>
      <ToolButton
        icon={<PartitionOutlined />}
        name={t('layout.menu')}
        word={t('layout.menu')}
        title={t('layout.menu')}
      />
    </Dropdown>
  );
}
