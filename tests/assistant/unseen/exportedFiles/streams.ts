import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { counted, mean, most, mostCounted, point, type Row, those, worldOf } from '../ownTables/rows.js';
import { cell, owned } from '../ownFiles/rows.js';
import { eachBy, exportedRows, written } from './rows.js';

const sites = exportedRows('sites.tsv', '\t');
const samples = exportedRows('kick-samples.tsv', '\t');
const [site, siteName, sample] = [cell('Site'), cell('Site name'), cell('Sample')];
const taxa = (row: Row) => cell('Taxa')(row).split('; ');
const samplesWith = (holds: (row: Row) => boolean) => samples.filter(holds).map(sample);
const sitesWith = (holds: (row: Row) => boolean) => sites.filter(holds).map(siteName);
const siteOf = (row: Row) => sites.find((one) => site(one) === site(row));
const takenAt = (name: string) => samples.filter((row) => siteName(siteOf(row)) === name);
const withMayflies = new Set(samples.filter((row) => taxa(row).includes('Heptageniidae')).map(site));
const onEsk = (row: Row | undefined) => cell('River')(row) === 'Esk';
const nitrate = (row: Row) => point(row['Nitrate (mg/l)']);

/** Nets held in streams: sites by a code, and what was measured and found in each sample, several families in a cell. */
export const streams = owned(
  'stream samples',
  'en',
  ['sites.tsv', 'kick-samples.tsv'],
  worldOf({
    'Site name': sites.map(siteName),
    Sample: samples.map(sample),
    Taxa: counted(samples, 'Taxa', '; ').keys(),
  }),
  [
    en('which samples had Perlidae in them', those(...samplesWith((row) => taxa(row).includes('Perlidae'))), 'Taxa'),
    en(
      'Which sample has the highest nitrate?',
      eachBy(...most(samples, nitrate).map((row) => [sample(row), nitrate(row)])),
      'Nitrate',
    ),
    en('average pH at Mill Weir', () => about(mean(takenAt('Mill Weir').map((row) => point(row['pH'])))), 'pH'),
    en(
      'At which sites have we never found Heptageniidae?',
      those(...sitesWith((row) => !withMayflies.has(site(row)))),
      'Taxa',
      'Site',
    ),
    en(
      'how many samples have a DO under 10 mg/l?',
      () => says(samplesWith((row) => point(row['DO (mg/l)']) < 10).length),
      'DO',
    ),
    en("what's the most common taxon", those(...mostCounted(counted(samples, 'Taxa', '; '))), 'Taxa'),
    en(
      'Which taxa turned up at Lastingham Beck End?',
      those(...takenAt('Lastingham Beck End').flatMap(taxa)),
      'Taxa',
      'Site',
    ),
    en(
      'Was any sample from the Esk warmer than 14 °C?',
      () => is(samples.some((row) => onEsk(siteOf(row)) && point(row['Water temp (°C)']) > 14)),
      'Water temp',
    ),
    en(
      'samples with both Leuctridae and Heptageniidae',
      those(...samplesWith((row) => ['Leuctridae', 'Heptageniidae'].every((one) => taxa(row).includes(one)))),
      'Taxa',
    ),
    ro(
      'Care e altitudinea medie a locurilor de pe râul Esk?',
      () => about(mean(sites.filter(onEsk).map((row) => point(row['Altitude (m)'])))),
      'Altitude',
    ),
    ro(
      'câte probe a luat Tom Brannagh în 2025?',
      () =>
        says(
          samplesWith((row) => row['Collector'] === 'Tom Brannagh' && written(cell('Date')(row)).startsWith('2025'))
            .length,
        ),
      'Collector',
      'Date',
    ),
    ro('Ce locuri au umbră peste 60%?', those(...sitesWith((row) => point(row['Shading (%)']) > 60)), 'Shading'),
    en('Which samples were sent for DNA barcoding?', NOTHING),
    en("what's the phosphate level at Seven Bridge", NOTHING),
  ],
);
