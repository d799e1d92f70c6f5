import { useTranslation } from 'react-i18next';

import { type components } from '../../graphql/generated/rest';
import { restFetch } from '../apollo/rest';
import { useProject } from '../project/ProjectContext';
import { type FormatChoice } from './DownloadMenu';
import { type ExportedElements } from './FilesContext';

/** A format that a graph can be downloaded in. */
type ExportFormat = components['schemas']['ExportFormat'];

/** Every format of the contract, in the order of the menu, with the name of a file whose name the backend did not say. */
const FILE_NAMES: Readonly<Record<ExportFormat, string>> = {
  harta: 'harta.json',
  cytoscape: 'cytoscape.json',
  graphml: 'graph.graphml',
  gexf: 'graph.gexf',
  xlsx: 'graph.xlsx',
  csvPair: 'graph-csv.zip',
  csvNodes: 'nodes.csv',
  csvRelationships: 'relationships.csv',
  cypher: 'graph.cypher',
  turtle: 'graph.ttl',
  dot: 'graph.dot',
};
const EXPORT_FORMATS = Object.keys(FILE_NAMES) as ExportFormat[];

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
  return EXPORT_FORMATS.map((format) => ({
    format,
    fileName: FILE_NAMES[format],
    name: t(`export.${format}.name`),
    about: t(`export.${format}.about`),
    ask: () => ask(format),
  }));
}
