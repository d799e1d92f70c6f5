import { useState } from 'react';

import { GraphModel } from '../../../graph/GraphModel';
import { GraphModelContext } from '../../../graph/GraphModelContext';
import { DataEditor } from './DataEditor';
import { LiveData } from './LiveData';

/** The data of one project, with the graph that the canvas beside the tables shows; mount it anew for another project. */
export function ProjectData() {
  const [model] = useState(() => new GraphModel());
  return (
    <GraphModelContext value={model}>
      <DataEditor />
      <LiveData />
    </GraphModelContext>
  );
}
