import { ComingScreen } from '../coming/ComingScreen';

/** ProjectManagement: not built yet, and the page says so. */
export function ProjectManagementScreen() {
  return <ComingScreen page="projectManagement" />;
}
