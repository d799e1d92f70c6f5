// The cases of websockets, by subject. They share one server, which takes longer to start than most of them to run.
import './websocket/connecting.cases.js';
import './websocket/authToken.cases.js';
import './websocket/join.cases.js';
import './websocket/leave.cases.js';
import './websocket/events.cases.js';
import './websocket/endings.cases.js';
import './websocket/heartbeat.cases.js';
import './websocket/broadcast.cases.js';
import './websocket/notifications.cases.js';
import './websocket/binary.cases.js';
import './websocket/malformed.cases.js';
import './websocket/disconnect.cases.js';
import './websocket/limits.cases.js';
// Last: it closes every socket.
import './websocket/drain.cases.js';
