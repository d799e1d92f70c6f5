import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type components } from '../../graphql/generated/rest';
import { restFetch } from '../apollo/rest';
import { useProblemText } from '../components/problem/problemText';
import { useToast } from '../components/toast/useToast';
import { useProject } from '../project/project';
import { saveAnswer } from './saveAnswer';

/** A format that a graph can be downloaded in. */
export type ExportFormat = components['schemas']['ExportFormat'];

/** Every format, in the order of the menu, with the name of a file whose name the backend did not say. */
export const EXPORT_FORMATS = [
  { format: 'harta', fileName: 'harta.json' },
  { format: 'cytoscape', fileName: 'cytoscape.json' },
  { format: 'csvNodes', fileName: 'nodes.csv' },
  { format: 'csvRelationships', fileName: 'relationships.csv' },
] as const satisfies readonly { format: ExportFormat; fileName: string }[];

/** Downloads the current project; what came of it is told in a toast. */
export function useExport(): { readonly busy: boolean; download(format: ExportFormat): Promise<void> } {
  const { t } = useTranslation('files');
  const { projectId } = useProject();
  const { show } = useToast();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const download = async (format: ExportFormat) => {
    setBusy(true);
    try {
      const query = new URLSearchParams({ format, ...(projectId === undefined ? {} : { projectId }) });
      const response = await restFetch(`/api/neo4j/export?${query}`);
      const known = EXPORT_FORMATS.find((each) => each.format === format)?.fileName ?? format;
      const fileName = await saveAnswer(response, known);
      show({ tone: 'success', title: t('export.done'), description: fileName });
    } catch (error) {
      show({ tone: 'error', title: t('export.failed'), description: problemText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
