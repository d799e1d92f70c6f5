import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { cell, continental, dotted } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, personalRows, toldBy } from './rows.js';

const baptisms = personalRows('botezuri.tsv', '\t');
const [child, village, priest] = [cell('Numele pruncului'), cell('Satul'), cell('Preot')];
const day = (row: Row) => dotted(cell('Data botezului')(row));
const gift = (row: Row) => continental(cell('Donație (lei)')(row));
const childrenWith = (holds: (row: Row) => boolean) => baptisms.filter(holds).map(child);
const of = (name: string) => baptisms.find((row) => child(row) === name);
const giftsFrom = (where: string) => baptisms.filter((row) => village(row) === where).map(gift);
const untitled = (name: string) => name.replace('pr. ', '');

/** A parish register: a row for each baptism, with the parents, the godparents and what the family gave. */
export const parish = brought(
  'registru parohial',
  'ro',
  ['botezuri.tsv'],
  worldOf({
    'Numele pruncului': baptisms.map(child),
    Nașul: [...counted(baptisms, 'Nașul').keys()],
  }),
  [
    ro(
      'câți copii s-au botezat în 2024?',
      () => says(baptisms.filter((row) => day(row).startsWith('2024')).length),
      'Data botezului',
      'Numele pruncului',
      'Botez',
    ),
    ro('Care naș are cei mai mulți fini?', those(...mostCounted(counted(baptisms, 'Nașul'))), 'Nașul', 'Botez'),
    ro('ce preot a botezat-o pe Sara Iuga', () => says(untitled(priest(of('Sara Iuga')))), 'Preot', 'Numele pruncului'),
    ro(
      'Cât s-a strâns din donații de la cei din Poiana?',
      () => about(sum(giftsFrom('Poiana'))),
      'Donație (lei)',
      'Satul',
    ),
    ro(
      'cine sunt părinții lui Tudor Bârlea?',
      () => says(cell('Tatăl')(of('Tudor Bârlea')), cell('Mama')(of('Tudor Bârlea'))),
      'Tatăl',
      'Mama',
      'Numele pruncului',
    ),
    ro(
      'Ce fete s-au botezat în Valea Seacă?',
      those(...childrenWith((row) => row['Sex'] === 'f' && village(row) === 'Valea Seacă')),
      'Sex',
      'Satul',
      'Numele pruncului',
    ),
    ro(
      'la ce botez s-a dat cea mai mare donație?',
      toldBy(...most(baptisms, gift).map((row) => [child(row), `nr. ${cell('Nr.')(row)}`])),
      'Donație (lei)',
      'Numele pruncului',
      'Botez',
    ),
    ro('Ce copii n-au avut nașă?', those(...childrenWith((row) => row['Nașa'] === '')), 'Nașa', 'Numele pruncului'),
    ro(
      'A botezat părintele Teofil Ardelean pe cineva în 2022?',
      () => is(baptisms.some((row) => priest(row).includes('Teofil Ardelean') && day(row).startsWith('2022'))),
      'Preot',
      'Data botezului',
    ),
    ro(
      'cand s-a nascut Teodora Rusu',
      () => says({ date: dotted(cell('Născut la')(of('Teodora Rusu'))) }),
      'Născut la',
      'Numele pruncului',
    ),
    en(
      'How many baptisms did Father Ilie Marcu do in 2023?',
      () => says(baptisms.filter((row) => priest(row).includes('Ilie Marcu') && day(row).startsWith('2023')).length),
      'Preot',
      'Data botezului',
      'Botez',
    ),
    en("what's the average gift from Dealu Mare", () => about(mean(giftsFrom('Dealu Mare'))), 'Donație (lei)', 'Satul'),
    ro('Cine a cântat la strană la botezul lui Tudor Bârlea?', NOTHING),
    ro('cate lumanari s-au vandut in 2024?', NOTHING),
    en("How old was David Hodor's mother when he was baptised?", NOTHING),
  ],
);
