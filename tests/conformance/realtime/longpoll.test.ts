// The cases of long polling, by subject, on one server.
import './longpoll/session.cases.js';
import './longpoll/headers.cases.js';
import './longpoll/polling.cases.js';
import './longpoll/posting.cases.js';
import './longpoll/expiry.cases.js';
