import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';
import { day, sum } from '../tenGraphs/reckon.js';
import { on } from './days.js';

const world = new World();
world.add('Service', 'name', {
  'checkout-api': { language: 'Go', tier: 1, linesOfCode: 18400, lastDeployed: '2026-10-02' },
  'cart-store': { language: 'Java', tier: 2, linesOfCode: 22100, lastDeployed: '2026-08-14' },
  'payment-gateway': { language: 'Go', tier: 1, linesOfCode: 9600, lastDeployed: '2026-11-05' },
  mailer: { language: 'Python', tier: 3, linesOfCode: 3100, lastDeployed: '2025-12-19' },
  'search-index': { language: 'Rust', tier: 2, linesOfCode: 14750, lastDeployed: '2026-09-21' },
  'user-profile': { language: 'Java', tier: 2, linesOfCode: 12300, lastDeployed: '2026-07-30' },
  ledger: { language: 'Rust', tier: 1, linesOfCode: 7800, lastDeployed: '2026-06-11' },
  recommender: { language: 'Python', tier: 3, linesOfCode: 5400, lastDeployed: '2026-03-08' },
});
world.add('Team', 'name', {
  Payments: { budget_keur: 640 },
  Storefront: { budget_keur: 820 },
  Discovery: { budget_keur: 350 },
  Platform: { budget_keur: 410 },
});
world.add('Engineer', 'fullName', {
  'Dana Whitlock': { level: 'staff', startDate: '2016-05-02', city: 'Leeds' },
  'Pavel Horak': { level: 'senior', startDate: '2019-10-14', city: 'Brno' },
  'Imani Brooks': { level: 'senior', startDate: '2020-02-03', city: 'Leeds' },
  'Tom Ashby': { level: 'junior', startDate: '2025-01-20', city: 'Cork' },
  'Yuki Tanabe': { level: 'senior', startDate: '2018-07-09', city: 'Cork' },
  'Greta Lindholm': { level: 'staff', startDate: '2014-03-31', city: 'Malmo' },
  'Omar Fadel': { level: 'junior', startDate: '2024-09-16', city: 'Brno' },
});
world.add('Incident', 'ticket', {
  'INC-301': { severity: 'critical', minutes_down: 95, opened: '2026-02-11', root_cause: 'bad deploy' },
  'INC-302': { severity: 'minor', minutes_down: 12, opened: '2026-04-03', root_cause: 'expired certificate' },
  'INC-303': { severity: 'major', minutes_down: 48, opened: '2026-05-19', root_cause: 'bad deploy' },
  'INC-304': { severity: 'critical', minutes_down: 130, opened: '2026-08-27', root_cause: 'disk full' },
  'INC-305': { severity: 'minor', minutes_down: 7, opened: '2026-10-01', root_cause: 'network glitch' },
  'INC-306': { severity: 'major', minutes_down: 61, opened: '2026-10-12', root_cause: 'disk full' },
});
world.add('DataCenter', 'name', { Dublin: { racks: 40 }, Frankfurt: { racks: 64 } });
world.join('OWNS', 'Payments > payment-gateway ledger, Storefront > checkout-api cart-store user-profile');
world.join('OWNS', 'Discovery > search-index recommender, Platform > mailer');
world.join(
  'MEMBER_OF',
  'Dana_Whitlock > Payments, Imani_Brooks > Storefront, Yuki_Tanabe > Discovery, Greta_Lindholm > Platform',
  () => ({ role: 'lead' }),
);
world.join('MEMBER_OF', 'Pavel_Horak > Payments, Tom_Ashby > Storefront, Omar_Fadel > Discovery', () => ({
  role: 'developer',
}));
for (const [service, other, avg_latency_ms] of [
  ['checkout-api', 'payment-gateway', 42],
  ['checkout-api', 'cart-store', 18],
  ['checkout-api', 'mailer', 150],
  ['payment-gateway', 'ledger', 25],
  ['recommender', 'search-index', 33],
  ['recommender', 'user-profile', 12],
  ['cart-store', 'user-profile', 9],
] as const)
  world.tie(service, 'DEPENDS_ON', other, { avg_latency_ms });
world.join('AFFECTED', 'INC-301 > checkout-api payment-gateway, INC-302 > mailer, INC-303 > cart-store');
world.join('AFFECTED', 'INC-304 > search-index recommender, INC-305 > checkout-api, INC-306 > ledger');
world.join('RESOLVED', 'Dana_Whitlock > INC-301 INC-306, Greta_Lindholm > INC-302, Imani_Brooks > INC-303 INC-305');
world.join('RESOLVED', 'Yuki_Tanabe > INC-304');
world.join('RUNS_IN', 'checkout-api > Dublin Frankfurt, payment-gateway > Dublin Frankfurt', () => ({ replicas: 4 }));
world.join('RUNS_IN', 'cart-store > Dublin, user-profile > Dublin, ledger > Dublin', () => ({ replicas: 3 }));
world.join('RUNS_IN', 'mailer > Frankfurt, search-index > Frankfurt, recommender > Frankfurt', () => ({ replicas: 2 }));

const opened = (month: number) => Date.UTC(2026, month);

/** Software services of a web shop, who answers for them and what went wrong. */
export const services: Field = {
  name: 'services',
  language: 'en',
  world,
  asked: [
    en('What depends on user-profile?', (w) => names(w.in('user-profile', 'DEPENDS_ON')), 'DEPENDS_ON'),
    en('When was ledger last deployed?', () => on('2026-06-11'), 'lastDeployed'),
    en(
      'Which incident lasted the longest?',
      (w) => names(top(w.all('Incident'), (i) => num(i, 'minutes_down'))),
      'minutes_down',
    ),
    en(
      'Which services are written in Go or Rust?',
      (w) => names(w.all('Service').filter((s) => ['Go', 'Rust'].includes(String(s.properties['language'])))),
      'language',
    ),
    en('Who is the lead of Storefront?', (w) => names([w.named('Imani Brooks')]), 'role', 'MEMBER_OF'),
    en(
      'What is the total number of minutes down across all incidents?',
      (w) => says(sum(w.all('Incident'), 'minutes_down')),
      'minutes_down',
    ),
    en(
      'How many services does each team own?',
      (w) => says(...w.all('Team').map((t) => w.out(t, 'OWNS').length)),
      'OWNS',
    ),
    en(
      'Which services have never had an incident?',
      (w) => names(w.all('Service').filter((s) => w.in(s, 'AFFECTED').length === 0)),
      'AFFECTED',
    ),
    en(
      'Who started in 2020 or later?',
      (w) => names(w.all('Engineer').filter((e) => day(e, 'startDate') >= Date.UTC(2020, 0))),
      'startDate',
    ),
    en(
      'Which team owns the service affected by INC-306?',
      (w) => names(w.out('INC-306', 'AFFECTED').flatMap((s) => w.in(s, 'OWNS'))),
      'OWNS',
      'AFFECTED',
    ),
    en('What is the latency between checkout-api and payment-gateway?', () => says(42), 'avg_latency_ms', 'DEPENDS_ON'),
    en('Has Tom Ashby resolved any incidents?', (w) => is(w.out('Tom Ashby', 'RESOLVED').length > 0), 'RESOLVED'),
    en(
      'incidents opened between March and September 2026',
      (w) => names(w.all('Incident').filter((i) => day(i, 'opened') >= opened(2) && day(i, 'opened') < opened(9))),
      'opened',
    ),
    ro('Ce ingineri lucrează în echipa Discovery?', (w) => names(w.in('Discovery', 'MEMBER_OF')), 'MEMBER_OF'),
    ro(
      'Care serviciu are cele mai multe linii de cod?',
      (w) => names(top(w.all('Service'), (s) => num(s, 'linesOfCode'))),
      'linesOfCode',
    ),
    ro('Câte servicii rulează în Frankfurt?', (w) => says(w.in('Frankfurt', 'RUNS_IN').length), 'RUNS_IN'),
    en('How many customers were hit by INC-304?', NOTHING),
    en('Which services will be retired next year?', NOTHING),
    en('Who wrote the unit tests of ledger?', NOTHING),
    ro('Cât costă pe lună găzduirea serviciului mailer?', NOTHING),
  ],
};
