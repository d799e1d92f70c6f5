import { Avatar } from 'antd';
import { useEffect, useState } from 'react';

import { initialsOf } from './initials';
import { ownPicture } from './ownPicture';

interface PortraitProps {
  /** Where the picture of the profile is; empty where there is none. */
  readonly address: string;
  readonly name: string | null | undefined;
  readonly email: string | null | undefined;
  readonly size?: number;
  readonly className?: string;
}

/** The picture of who is signed in, or their initials where there is none or it does not load. */
export function Portrait({ address, name, email, size, className = '' }: PortraitProps) {
  const [shown, setShown] = useState<{ address: string; picture: string | null }>({ address: '', picture: null });
  useEffect(() => {
    if (address === '') return;
    let isWanted = true;
    void ownPicture(address).then((picture) => isWanted && setShown({ address, picture }));
    return () => {
      isWanted = false;
    };
  }, [address]);
  const picture = shown.address === address && address !== '' ? shown.picture : null;
  return (
    <Avatar {...(size === undefined ? {} : { size })} className={className} src={picture} alt="">
      {initialsOf(name, email)}
    </Avatar>
  );
}
