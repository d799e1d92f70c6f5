import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';

import { UpdateSettingsDocument } from '../../graphql/generated/account';
import { type SettingsFieldsFragment } from '../../graphql/generated/types';

/** Keeps the choice of a project; seen at once, and taken back when it cannot be kept. */
export function useSwitchProject(settings: SettingsFieldsFragment | null | undefined): (id: string) => Promise<void> {
  const [update] = useMutation(UpdateSettingsDocument);
  return useCallback(
    async (id) => {
      await update({
        variables: { input: { currentProjectId: id } },
        ...(settings
          ? {
              optimisticResponse: {
                __typename: 'Mutation' as const,
                updateSettings: { ...settings, currentProjectId: id },
              },
            }
          : {}),
      });
    },
    [settings, update],
  );
}
