import { useQuery } from '@apollo/client/react';

import { ProjectsDocument } from '../../graphql/generated/project';

/** Why the projects could not be read, and how to try again; null while they are being read or are there. */
export function useProjectFailure(): { readonly error: unknown; retry(): void } | null {
  const { data, error, loading, refetch } = useQuery(ProjectsDocument);
  if (data !== undefined || error === undefined || loading) return null;
  return { error, retry: () => void refetch() };
}
