import { Popover } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CaretButton } from '../toolbar/ActionButton';
import { HistoryList } from './HistoryList';

/** Opens the list of changes, beside undo and redo. */
export function HistoryMenu() {
  const { t } = useTranslation('changes');
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
      title={t('title')}
      content={<div onKeyDown={press}>{isOpen && <HistoryList onOpened={() => setOpen(false)} />}</div>}
    >
      <CaretButton name={t('title')} aria-expanded={isOpen} onKeyDown={press} />
    </Popover>
  );
}
