import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import { Button, Popover } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { HistoryList } from './HistoryList';

/** Opens the list of changes. */
export function HistoryMenu() {
  const { t } = useTranslation('canvas');
  const [isOpen, setOpen] = useState(false);
  // Escape closes the list, and is not for the canvas then.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={isOpen}
      onOpenChange={setOpen}
      title={t('history.title')}
      content={<div onKeyDown={press}>{isOpen && <HistoryList onOpened={() => setOpen(false)} />}</div>}
    >
      <Button
        type="text"
        icon={<HistoryOutlined />}
        aria-label={t('history.title')}
        aria-expanded={isOpen}
        onKeyDown={press}
      />
    </Popover>
  );
}
