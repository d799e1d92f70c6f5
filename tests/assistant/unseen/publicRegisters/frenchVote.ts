import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell, totals } from '../ownFiles/rows.js';
import { mean, most, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { greatest, registerRows } from './rows.js';

const rows = registerRows('02-resultats-par-region.csv');
const regions = distinct(rows, 'reg_name');
const candidate = cell('cand_nom');
export const [votes, share] = [amountOf('cand_nb_voix'), amountOf('cand_rapport_exprim')] as const;
const abstention = amountOf('abstention_pourc');
export const inRegion = (name: string) => where(rows, 'reg_name', name);
const of = (name: string) => where(rows, 'cand_nom', name);
export const result = (name: string, region: string) => where(inRegion(region), 'cand_nom', name)[0];
export const winner = (region: string) => most(inRegion(region), votes).map(candidate);
export const turnout = (region: string, heading: string) => amountOf(heading)(inRegion(region)[0]);
const away = (region: string) => abstention(inRegion(region)[0]);
const perCandidate = [...totals(rows, candidate, votes)];

/** First round of the election of a French president in 2022, by region and candidate. */
export const frenchVote = brought(
  'frenchVote',
  'ro',
  ['02-resultats-par-region.csv'],
  worldOf({ reg_name: regions, cand_nom: distinct(rows, 'cand_nom') }),
  [
    ro('câte voturi a luat MACRON în Bretagne?', () => says(votes(result('MACRON', 'Bretagne'))), 'cand_nb_voix'),
    ro('cine a luat cele mai multe voturi in Corse', those(...winner('Corse')), 'cand_nb_voix', 'reg_name'),
    ro(
      'care regiune a avut cea mai mare abstenție (abstention_pourc)',
      those(...most(regions, away)),
      'abstention_pourc',
    ),
    ro(
      'ce procent din voturile exprimate (cand_rapport_exprim) a avut MÉLENCHON în Île-de-France?',
      near(share(result('MÉLENCHON', 'Île-de-France'))),
      'cand_rapport_exprim',
    ),
    ro('cati inscrisi (inscrits_nb) are Normandie', () => says(turnout('Normandie', 'inscrits_nb')), 'inscrits_nb'),
    ro('totalul voturilor pentru Jadot', () => says(sum(of('JADOT').map(votes))), 'cand_nb_voix'),
    ro('care e prenumele lui Zemmour?', toldBy([cell('cand_prenom')(of('ZEMMOUR')[0])]), 'cand_prenom'),
    ro(
      'în ce regiuni a fost LE PEN pe primul loc la voturi',
      those(...regions.filter((region) => winner(region).includes('LE PEN'))),
      'cand_nb_voix',
      'reg_name',
    ),
    ro('câți candidați sunt cu totul', () => says(distinct(rows, 'cand_nom').length), 'cand_nom'),
    ro(
      'regiunile cu abstention_pourc peste 50',
      those(...regions.filter((region) => away(region) > 50)),
      'abstention_pourc',
    ),
    ro(
      'media cand_rapport_exprim la HIDALGO pe toate regiunile',
      near(mean(of('HIDALGO').map(share))),
      'cand_rapport_exprim',
    ),
    ro(
      'A luat Roussel mai multe voturi decât Hidalgo în Occitanie?',
      () => is(votes(result('ROUSSEL', 'Occitanie')) > votes(result('HIDALGO', 'Occitanie'))),
      'cand_nb_voix',
    ),
    ro(
      'candidatul cu cele mai putine voturi in total',
      those(...most(perCandidate, ([, all]) => -all).map(([name]) => name)),
      'cand_nb_voix',
    ),
    ro('ce nr de panou are PÉCRESSE', () => says(amountOf('cand_num_panneau')(of('PÉCRESSE')[0])), 'cand_num_panneau'),
    ro(
      'primii 3 candidați din Grand Est după voturi, te rog',
      those(...greatest(inRegion('Grand Est'), 3, votes).map(candidate)),
      'cand_nb_voix',
      'reg_name',
    ),
    ro('voturi nule (nuls_nb) in Martinique', () => says(turnout('Martinique', 'nuls_nb')), 'nuls_nb'),
    ro(
      'in ce regiune a avut POUTOU cel mai mare cand_rapport_exprim',
      those(...most(of('POUTOU'), share).map(cell('reg_name'))),
      'cand_rapport_exprim',
    ),
    ro('câți ani are MACRON?', NOTHING),
    ro('ce partid are LASSALLE', NOTHING),
    ro('cat a costat campania lui ROUSSEL', NOTHING),
    ro('cine a castigat turul doi in Bretagne', NOTHING),
  ],
);
