import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';

import { ImagesDocument } from '../../graphql/generated/images';
import { type ImageFieldsFragment } from '../../graphql/generated/types';
import { FRESH_AT_FIRST } from '../apollo/reading';
import { restFetch } from '../apollo/rest';
import { useLiveEvent, useMissed } from '../live/useLiveEvent';
import { type CanvasView } from '../canvas/core/views';

/** A picture that the person keeps. */
export type KeptImageData = ImageFieldsFragment;

/** A picture that is to be kept. */
export interface NewImage {
  readonly name: string;
  /** The file as base64. */
  readonly data: string;
  readonly projectId?: string;
  readonly view?: CanvasView;
}

/** Every picture that the person keeps; follows what other windows do to them. */
export function useImages() {
  const { data, error, refetch } = useQuery(ImagesDocument, FRESH_AT_FIRST);
  const readAnew = () => void refetch().catch(() => undefined);
  useLiveEvent('user:notifications', 'images', readAnew);
  useMissed('user:notifications', readAnew, error !== undefined);
  return { images: data?.images?.items, error, readAnew };
}

/** Keeps a picture; lists that are shown learn of it. @returns its id */
export function useAddImage(): (image: NewImage) => Promise<string> {
  const client = useApolloClient();
  return useCallback(
    async (image) => {
      const response = await restFetch('/api/images', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(image),
      });
      const { id } = (await response.json()) as { id: string };
      const isShown = [...client.getObservableQueries().values()].some(({ query }) => query === ImagesDocument);
      if (isShown) await client.refetchQueries({ include: [ImagesDocument] });
      return id;
    },
    [client],
  );
}

/** A file as base64. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/u, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
