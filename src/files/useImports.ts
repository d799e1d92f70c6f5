import { useQuery } from '@apollo/client/react';

import { ImportsDocument } from '../../graphql/generated/files';
import { type ImportJob } from '../../domain/imports/importJob';
import { present } from '../../domain/wire/present';

const UNDER_WAY = ['checking', 'checked', 'writing'];

/** The imports of a project, newest first. */
export interface KnownImports {
  readonly jobs: readonly ImportJob[];
  /** The newest that is not over; to be taken up again after a refresh. */
  readonly underWay: ImportJob | undefined;
  readonly loading: boolean;
  readonly error: unknown;
  /** Reads the list again; a failure stands in `error`. */
  refresh(): void;
}

const newestFirst = (one: ImportJob, other: ImportJob) => other.createdAt.localeCompare(one.createdAt);

/** Reads the imports of a project that are not over, and the last that are. */
export function useImports(projectId: string | undefined): KnownImports {
  const { data, loading, error, refetch } = useQuery(ImportsDocument, {
    variables: { projectId },
    skip: projectId === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const jobs = [...present(data?.imports?.items ?? [])].sort(newestFirst);
  return {
    jobs,
    underWay: jobs.find(({ state }) => UNDER_WAY.includes(state)),
    loading: projectId === undefined || (loading && data === undefined),
    error,
    refresh: () => void refetch().catch(() => undefined),
  };
}
