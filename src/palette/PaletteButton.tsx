import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';

import { OffersContext } from './Offers';

/** Opens the command palette, for a hand that is not on the keys. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const offers = useContext(OffersContext);
  const prepare = () => offers.prepare();
  return (
    <Button
      type="text"
      icon={<SearchOutlined />}
      aria-label={t('palette')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      title={t('paletteKeys')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => offers.open()}
    />
  );
}
