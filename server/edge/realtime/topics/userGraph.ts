import { type Bus } from '../../../platform/bus/Bus.js';
import { busKeys } from '../../../platform/bus/liveEvents.js';
import { type ProjectId } from '../../../contract/ids.js';
import { type GraphChanged, type ImportMoved, type ViewChanged } from '../../../contract/live.js';
import { type ProjectsChanged } from '../../../contract/projects.js';
import { isViewer, reaches } from '../../../people/identity/Person.js';
import { type ChannelHandler, refuse } from '../protocol/ChannelHandler.js';
import { joined, type Visitor } from './Visitor.js';

const viewChanged = ({ projectId, head }: GraphChanged): ViewChanged => ({ projectId, head });

/**
 * `user:graph`: a change to one of the person's projects is pushed as event `changed`, with its content where that is small,
 * how far an import is as event `import`, and that
 * the list of projects has changed as event `projects`. Who has a token of one project hears of that one alone; who looks at a
 * view hears that it has changed, and reads what they may see.
 */
export const userGraph = (bus: Bus): ChannelHandler<Visitor> => ({
  topics: 'user:graph',
  join(channel, params) {
    const { ownerId, grant } = channel.who;
    const keys: string[] = [];
    const listen = <T extends GraphChanged | ImportMoved | ProjectsChanged>(
      key: string,
      event: string,
      projectOf: (news: T) => ProjectId,
      told: (news: T) => T | ViewChanged = (news) => news,
    ) => {
      keys.push(key);
      channel.onEnd(
        bus.subscribe(key, (message) =>
          channel.inTurn(() => {
            const news = JSON.parse(message) as T;
            if (reaches(grant, projectOf(news))) channel.push(event, told(news));
          }),
        ),
      );
    };
    if (isViewer(grant)) {
      listen<GraphChanged>(busKeys.graph(ownerId), 'changed', ({ projectId }) => projectId, viewChanged);
      return joined(bus, channel.who, params, keys);
    }
    listen<GraphChanged>(busKeys.graph(ownerId), 'changed', ({ projectId }) => projectId);
    listen<ImportMoved>(busKeys.imports(ownerId), 'import', ({ job }) => job.projectId);
    listen<ProjectsChanged>(busKeys.projects(ownerId), 'projects', ({ projectId }) => projectId);
    return joined(bus, channel.who, params, keys);
  },
  handle: () => refuse('unknown event'),
});
