import { useEffect, useState } from 'react';

import { imageUrl } from './imageUrls';

interface KeptImageProps {
  readonly imageId: string;
  /** Empty where the name stands beside it. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A picture that the person keeps; nothing until it has come. */
export function KeptImage({ imageId, alt, className = '' }: KeptImageProps) {
  const [shown, setShown] = useState<{ id: string; url: string | null }>();
  useEffect(() => {
    let isWanted = true;
    void imageUrl(imageId).then((url) => isWanted && setShown({ id: imageId, url }));
    return () => {
      isWanted = false;
    };
  }, [imageId]);
  if (shown?.id !== imageId || shown.url === null) return null;
  return <img src={shown.url} alt={alt} className={className} />;
}
