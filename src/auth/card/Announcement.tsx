import { type ReactNode, useEffect, useRef } from 'react';

import { AuthCard } from './AuthCard';

interface AnnouncementProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** What a sign-in page says when its work is done or cannot be. It takes the focus, since the form that had it is gone. */
export function Announcement({ title, text, children }: AnnouncementProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [title]);
  return (
    <div ref={place} tabIndex={-1} role="status" style={{ outline: 'none' }}>
      <AuthCard title={title} lead={text}>
        {children}
      </AuthCard>
    </div>
  );
}
