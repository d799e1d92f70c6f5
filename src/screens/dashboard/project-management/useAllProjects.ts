import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { AllProjectsDocument } from '../../../../graphql/generated/project';
import { type ProjectCardFieldsFragment } from '../../../../graphql/generated/types';
import { FRESH_AT_FIRST } from '../../../apollo/reading';
import { useLiveEvent, useMissed } from '../../../live/useLiveEvent';

/** A project with all that its card shows. */
export type ProjectCardData = ProjectCardFieldsFragment;

/** Every project, archived and deleted ones included; follows what other windows and jobs do to them. */
export function useAllProjects() {
  const { data, error, refetch } = useQuery(AllProjectsDocument, FRESH_AT_FIRST);
  const readAnew = () => void refetch().catch(() => undefined);
  useLiveEvent('user:graph', 'projects', readAnew);
  useMissed('user:graph', readAnew, error !== undefined);
  return { projects: data?.projects?.items, error, readAnew };
}

/** Gives the name of a project; the default one has none until it is given one. */
export function useProjectName(): (project: { readonly name: string }) => string {
  const { t } = useTranslation('project');
  return ({ name }) => name || t('defaultName');
}
