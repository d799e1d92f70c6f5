import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { type SettingsFieldsFragment } from '../../graphql/generated/types';
import { updateSettings } from '../settings/updateSettings';

/** Keeps the choice of a project; seen at once, and taken back when it cannot be kept. */
export function useSwitchProject(settings: SettingsFieldsFragment | null | undefined): (id: string) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (id) => {
      const early = settings ? { ...settings, currentProjectId: id } : undefined;
      await updateSettings(client, { currentProjectId: id }, early);
    },
    [settings, client],
  );
}
