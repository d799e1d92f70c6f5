import { type ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { type StoredStyle } from '../../../domain/styles/style';
import { present } from '../../../domain/wire/present';
import { StylesDocument } from '../../../graphql/generated/graph';
import { type ChangeFieldsFragment, type StyleFieldsFragment } from '../../../graphql/generated/types';
import { FRESH_AT_FIRST } from '../../apollo/reading';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
import { useProject } from '../../project/ProjectContext';

const TOPIC = 'user:graph';
const NO_STYLES: readonly StoredStyle[] = [];

/** A style as the rules for styles take it: without what the wire adds. */
const storedStyle = (entry: StyleFieldsFragment): StoredStyle => {
  const { kind, name, version, style } = present(entry);
  return { kind, name, version, style };
};

/** Reads the styles again where a step through the history was one of them. */
export function refreshStyles(client: ApolloClient, { summary }: Pick<ChangeFieldsFragment, 'summary'>): void {
  if ((summary.styles ?? []).length > 0) void client.refetchQueries({ include: [StylesDocument] });
}

/** How labels and types look, and whether that has been read. */
interface Chosen {
  readonly styles: readonly StoredStyle[];
  readonly isRead: boolean;
  readonly hasFailed: boolean;
}

/** The styles of a project, read again whenever a window has changed some. @param isFresh whether what another visit left is not enough */
function useFollowed(projectId: string | undefined, isFresh: boolean): Chosen & { refresh(): void } {
  const { data, error, refetch } = useQuery(StylesDocument, {
    variables: { projectId },
    skip: !isFresh && projectId === undefined,
    ...(isFresh ? FRESH_AT_FIRST : {}),
  });
  const refresh = () => void refetch().catch(() => undefined);
  useLiveEvent(TOPIC, 'changed', (change) => {
    // A change that is too large to tell may hold anything.
    if (change.projectId === projectId && (change.restyled === true || !change.complete)) refresh();
  });
  useMissed(TOPIC, refresh, error !== undefined);
  const items = data?.styles?.items;
  const styles = useMemo(() => items?.map(storedStyle) ?? NO_STYLES, [items]);
  return { styles, isRead: items !== undefined, hasFailed: error !== undefined, refresh };
}

/** How labels and types of the chosen project look, as all windows leave it; only those with a style of their own. */
export const useStyles = (): Chosen & { refresh(): void } => useFollowed(useProject().projectId, true);

/** The same for what stands in many places of a page: read once for all of them. @param projectId another project than the chosen one */
export function useKnownStyles(projectId?: string): Chosen {
  const { projectId: chosen } = useProject();
  return useFollowed(projectId ?? chosen, false);
}
