import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';
import { day, having, mean } from '../tenGraphs/reckon.js';

const world = new World();
world.add('Customer', 'Name', {
  'Harriet Cole': { 'Date of Birth': '1958-03-12', City: 'Norwich' },
  'Dev Anand': { 'Date of Birth': '1991-06-25', City: 'Leicester' },
  'Sofia Marin': { 'Date of Birth': '1984-01-08', City: 'Norwich' },
  'Gareth Pugh': { 'Date of Birth': '1973-10-02', City: 'Cardiff' },
  'Lily Osei': { 'Date of Birth': '1999-09-17', City: 'Leicester' },
  'Edmund Frost': { 'Date of Birth': '1949-12-30', City: 'Cardiff' },
});
world.add('Policy', 'Policy No', {
  'P-1001': { Type: 'home', 'Annual Premium': 420, 'Start Date': '2019-04-01', 'Sum Insured': 250000 },
  'P-1002': { Type: 'motor', 'Annual Premium': 610, 'Start Date': '2022-09-15', 'Sum Insured': 18000 },
  'P-1003': { Type: 'travel', 'Annual Premium': 95, 'Start Date': '2026-05-20', 'Sum Insured': 5000 },
  'P-1004': { Type: 'motor', 'Annual Premium': 730, 'Start Date': '2020-11-02', 'Sum Insured': 24000 },
  'P-1005': { Type: 'home', 'Annual Premium': 515, 'Start Date': '2017-02-27', 'Sum Insured': 310000 },
  'P-1006': { Type: 'pet', 'Annual Premium': 180, 'Start Date': '2024-01-13', 'Sum Insured': 4000 },
  'P-1007': { Type: 'motor', 'Annual Premium': 880, 'Start Date': '2025-07-07', 'Sum Insured': 32000 },
  'P-1008': { Type: 'home', 'Annual Premium': 365, 'Start Date': '2023-03-18', 'Sum Insured': 190000 },
});
world.add('Claim', 'Claim Ref', {
  'CL-21': { Amount: 3200, Status: 'paid', 'Date Filed': '2024-02-10', Cause: 'storm' },
  'CL-22': { Amount: 1450, Status: 'paid', 'Date Filed': '2025-01-22', Cause: 'collision' },
  'CL-23': { Amount: 640, Status: 'rejected', 'Date Filed': '2026-06-03', Cause: 'lost luggage' },
  'CL-24': { Amount: 8900, Status: 'open', 'Date Filed': '2026-09-14', Cause: 'fire' },
  'CL-25': { Amount: 2100, Status: 'paid', 'Date Filed': '2023-08-29', Cause: 'collision' },
  'CL-26': { Amount: 760, Status: 'open', 'Date Filed': '2026-10-20', Cause: 'surgery' },
  'CL-27': { Amount: 5300, Status: 'rejected', 'Date Filed': '2025-12-05', Cause: 'theft' },
  'CL-28': { Amount: 1990, Status: 'open', 'Date Filed': '2026-11-02', Cause: 'storm' },
});
world.add('Adjuster', 'Name', {
  'Ruth Kessler': { yearsExperience: 17 },
  'Ben Oyelaran': { yearsExperience: 6 },
  'Nadia Petrov': { yearsExperience: 11 },
  'Colin Shaw': { yearsExperience: 2 },
});
world.add('Repairer', 'Company', {
  'Brightway Motors': { hourlyRate: 58 },
  'Stonegate Builders': { hourlyRate: 45 },
  'Fenland Roofing': { hourlyRate: 52 },
});
world.join('holds', 'Harriet_Cole > P-1001 P-1002, Dev_Anand > P-1004, Sofia_Marin > P-1003 P-1008');
world.join('holds', 'Gareth_Pugh > P-1005 P-1007, Lily_Osei > P-1006');
world.join('filedUnder', 'CL-21 > P-1001, CL-22 > P-1002, CL-23 > P-1003, CL-24 > P-1005, CL-25 > P-1004');
world.join('filedUnder', 'CL-26 > P-1006, CL-27 > P-1007, CL-28 > P-1001');
for (const [claim, adjuster, daysTaken] of [
  ['CL-21', 'Ruth Kessler', 9],
  ['CL-22', 'Ben Oyelaran', 4],
  ['CL-23', 'Ben Oyelaran', 14],
  ['CL-24', 'Ruth Kessler', 21],
  ['CL-25', 'Nadia Petrov', 6],
  ['CL-27', 'Nadia Petrov', 30],
  ['CL-28', 'Nadia Petrov', 5],
] as const)
  world.tie(claim, 'assessedBy', adjuster, { daysTaken });
for (const [claim, company, invoice] of [
  ['CL-21', 'Fenland Roofing', 2950],
  ['CL-22', 'Brightway Motors', 1380],
  ['CL-25', 'Brightway Motors', 2040],
  ['CL-24', 'Stonegate Builders', 8100],
] as const)
  world.tie(claim, 'repairedBy', company, { invoice });
world.join('referredBy', 'Dev_Anand > Harriet_Cole, Lily_Osei > Dev_Anand, Sofia_Marin > Harriet_Cole');

const status = (w: World, value: string) => having(w.all('Claim'), 'Status', value);

/** Policies of an insurer, who holds them and what was claimed; headings as a spreadsheet has them. */
export const claims: Field = {
  name: 'claims',
  language: 'en',
  world,
  asked: [
    en('How many claims are still open?', (w) => says(status(w, 'open').length), 'Status'),
    en(
      'What are the three most expensive policies?',
      (w) => names(['P-1007', 'P-1004', 'P-1002'].map((one) => w.named(one))),
      'Annual Premium',
    ),
    en(
      'What is the average annual premium of motor policies?',
      (w) => about(mean(having(w.all('Policy'), 'Type', 'motor'), 'Annual Premium')),
      'Annual Premium',
    ),
    en(
      'Which customers have no policy?',
      (w) => names(w.all('Customer').filter((c) => w.out(c, 'holds').length === 0)),
      'holds',
    ),
    en(
      'Who assessed the storm claims?',
      (w) => names(having(w.all('Claim'), 'Cause', 'storm').flatMap((c) => w.out(c, 'assessedBy'))),
      'assessedBy',
      'Cause',
    ),
    en(
      'number of claims per status',
      (w) => says(...['paid', 'open', 'rejected'].map((one) => status(w, one).length)),
      'Status',
    ),
    en(
      'Which policies started before 2020?',
      (w) => names(w.all('Policy').filter((p) => day(p, 'Start Date') < Date.UTC(2020, 0))),
      'Start Date',
    ),
    en('Who referred Lily Osei to us?', (w) => names(w.out('Lily Osei', 'referredBy')), 'referredBy'),
    en('How many days did Nadia Petrov take to assess CL-27?', () => says(30), 'daysTaken', 'assessedBy'),
    en(
      'Which customers had a claim rejected?',
      (w) => names(status(w, 'rejected').flatMap((c) => w.out(c, 'filedUnder').flatMap((p) => w.in(p, 'holds')))),
      'filedUnder',
      'holds',
      'Status',
    ),
    en('How much did Brightway Motors invoice altogether?', () => says(1380 + 2040), 'invoice', 'repairedBy'),
    en(
      'Is the premium of P-1007 higher than that of P-1004?',
      (w) => is(num(w.named('P-1007'), 'Annual Premium') > num(w.named('P-1004'), 'Annual Premium')),
      'Annual Premium',
    ),
    en(
      "Which claims haven't been assessed by anyone yet?",
      (w) => names(w.all('Claim').filter((c) => w.out(c, 'assessedBy').length === 0)),
      'assessedBy',
    ),
    ro('Ce polițe are Gareth Pugh?', (w) => names(w.out('Gareth Pugh', 'holds')), 'holds'),
    ro('Câte polițe de tip home avem?', (w) => says(having(w.all('Policy'), 'Type', 'home').length), 'Type'),
    ro(
      'Cine este cel mai în vârstă client?',
      (w) => names(top(w.all('Customer'), (c) => -day(c, 'Date of Birth'))),
      'Date of Birth',
    ),
    en('Which claims are suspected of fraud?', NOTHING),
    en('What is the email address of Dev Anand?', NOTHING),
    en('How many policies were cancelled last month?', NOTHING),
    ro('Ce bancă a plătit despăgubirea pentru CL-22?', NOTHING),
  ],
};
