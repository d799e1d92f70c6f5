import { ComingScreen } from '../coming/ComingScreen';

/** ChatMessages: not built yet, and the page says so. */
export function ChatMessagesScreen() {
  return <ComingScreen page="chatMessages" />;
}
