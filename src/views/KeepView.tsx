import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFocusAfter } from '../components/confirm/useReturnFocus';
import { later } from '../components/later/later';
import { type SeenView } from './savedViews';

const KeepViewForm = later(async () => (await import('./KeepViewForm')).KeepViewForm);

interface KeepViewProps {
  readonly projectId: string;
  /** What is kept, as it is when the name is given. */
  seen(): SeenView;
}

/** Keeps what is looked at as a view of the project, under a name. */
export function KeepView({ projectId, seen }: KeepViewProps) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(isOpen, button);
  if (isOpen) return <KeepViewForm projectId={projectId} seen={seen} onClose={() => setOpen(false)} />;
  return (
    <Button ref={button} type="text" size="small" onClick={() => setOpen(true)}>
      {t('keepView.open')}
    </Button>
  );
}
