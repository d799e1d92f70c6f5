import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, those, worldOf } from '../ownTables/rows.js';
import { perGroup, share, where } from '../publicFiles/rows.js';
import { bundledRows, least, rather } from './rows.js';

const bacteria = bundledRows('antibiotics.csv');
export const bacterium = cell('bacteria');
export const [penicillin, streptomycin] = [amountOf('penicillin'), amountOf('streptomycin')] as const;
const neomycin = amountOf('neomycin');
export const gram = (stain: string) => where(bacteria, 'gram', stain);
const called = (name: string) => where(bacteria, 'bacteria', name)[0];
const beginning = (start: string) => bacteria.filter((row) => bacterium(row).startsWith(start));
const klebsiella = called('Klebsiella pneumoniae');

/** How much of three antibiotics it takes against each of sixteen bacteria. */
export const antibiotics = brought(
  'antibiotics',
  'ro',
  ['antibiotics.csv'],
  worldOf({ bacteria: bacteria.map(bacterium) }),
  [
    ro('câte bacterii sunt în tabel', () => says(bacteria.length)),
    ro('care bacterii sunt gram positive?', those(...gram('positive').map(bacterium)), 'gram'),
    ro(
      'ce valoare are penicillin la Escherichia coli',
      () => says(penicillin(called('Escherichia coli'))),
      'penicillin',
    ),
    ro('la ce bacterie e penicillin cel mai mare', those(...most(bacteria, penicillin).map(bacterium)), 'penicillin'),
    ro('media neomycin la cele gram negative', near(mean(gram('negative').map(neomycin))), 'neomycin', 'gram'),
    ro('bacterii care încep cu Streptococcus', those(...beginning('Streptococcus').map(bacterium)), 'bacteria'),
    ro(
      'cate bacterii au streptomycin sub 0,5',
      () => says(bacteria.filter((row) => streptomycin(row) < 0.5).length),
      'streptomycin',
    ),
    ro(
      'care are streptomycin mai mic, Brucella abortus sau Proteus vulgaris?',
      rather('Proteus vulgaris', 'Brucella abortus'),
      'streptomycin',
    ),
    ro('este Staphylococcus aureus gram negative?', () => is(false), 'gram'),
    ro('la ce bacterii e neomycin cel mai mic', those(...least(bacteria, neomycin).map(bacterium)), 'neomycin'),
    ro(
      'bacterii cu neomycin între 1 și 5',
      those(...bacteria.filter((row) => neomycin(row) >= 1 && neomycin(row) <= 5).map(bacterium)),
      'neomycin',
    ),
    ro('cate sunt positive si cate negative', perGroup(counted(bacteria, 'gram')), 'gram'),
    ro('ce doză de vancomicină trebuie la Salmonella schottmuelleri', NOTHING),
    ro('cine a descoperit Brucella abortus', NOTHING),
    ro(
      'toate valorile pentru Klebsiella pneumoniae',
      () => says(penicillin(klebsiella), streptomycin(klebsiella), neomycin(klebsiella)),
      'penicillin',
    ),
    ro('ce procent din bacterii sunt gram positive?', share(gram('positive').length, bacteria.length), 'gram'),
    ro(
      'câte bacterii au penicillin mai mare decât streptomycin',
      () => says(bacteria.filter((row) => penicillin(row) > streptomycin(row)).length),
      'penicillin',
      'streptomycin',
    ),
    ro(
      'top 3 dupa penicillin',
      those(
        ...bacteria
          .toSorted((a, b) => penicillin(b) - penicillin(a))
          .slice(0, 3)
          .map(bacterium),
      ),
      'penicillin',
    ),
    ro('în ce an a fost descoperită penicilina', NOTHING),
  ],
);
