// The scenarios of the official client, by subject, on one server.
import './joining.cases.js';
import './events.cases.js';
import './reconnecting.cases.js';
import './longPoll.cases.js';
import './cuts.cases.js';
