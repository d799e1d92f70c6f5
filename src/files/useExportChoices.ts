import { useTranslation } from 'react-i18next';

import { type components } from '../../graphql/generated/rest';
import { restFetch } from '../apollo/rest';
import { useProject } from '../project/project';
import { type FormatChoice } from './DownloadMenu';
import { type ExportedElements } from './FilesContext';

/** A format that a graph can be downloaded in. */
type ExportFormat = components['schemas']['ExportFormat'];

/** Every format, in the order of the menu, with the name of a file whose name the backend did not say. */
const EXPORT_FORMATS = [
  { format: 'harta', fileName: 'harta.json' },
  { format: 'cytoscape', fileName: 'cytoscape.json' },
  { format: 'graphml', fileName: 'graph.graphml' },
  { format: 'gexf', fileName: 'graph.gexf' },
  { format: 'xlsx', fileName: 'graph.xlsx' },
  { format: 'csvPair', fileName: 'graph-csv.zip' },
  { format: 'csvNodes', fileName: 'nodes.csv' },
  { format: 'csvRelationships', fileName: 'relationships.csv' },
  { format: 'cypher', fileName: 'graph.cypher' },
  { format: 'turtle', fileName: 'graph.ttl' },
  { format: 'dot', fileName: 'graph.dot' },
] as const satisfies readonly { format: ExportFormat; fileName: string }[];

/** The formats that the current project, or some elements of it, can be downloaded in. */
export function useExportChoices(elements?: ExportedElements): readonly FormatChoice[] {
  const { t } = useTranslation('files');
  const { projectId } = useProject();
  const ask = (format: ExportFormat) => {
    if (elements !== undefined) {
      const body = JSON.stringify({ format, ...elements, ...(projectId === undefined ? {} : { projectId }) });
      const headers = { 'content-type': 'application/json' };
      return restFetch('/api/neo4j/export', { method: 'POST', headers, body, keepsNothing: true });
    }
    const query = new URLSearchParams({ format, ...(projectId === undefined ? {} : { projectId }) });
    return restFetch(`/api/neo4j/export?${query}`);
  };
  return EXPORT_FORMATS.map(({ format, fileName }) => ({
    format,
    fileName,
    name: t(`export.${format}.name`),
    about: t(`export.${format}.about`),
    ask: () => ask(format),
  }));
}
