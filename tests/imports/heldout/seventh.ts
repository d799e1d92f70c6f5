import { type HeldOutCase } from './HeldOutCase.js';

const some = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));
const of = <T>(items: readonly [T, ...T[]], at: number): T => items[at % items.length] ?? items[0];

/** A table of comma-separated values whose rows are called so. */
const called = (
  name: string,
  headings: string,
  rows: readonly (readonly (string | number)[])[],
  names: readonly string[],
): HeldOutCase => ({
  ...{ name, names: [...new Set(names)], things: rows.length, relationships: false },
  files: { [name]: [headings, ...rows.map((row) => row.join(','))].join('\n') },
});

/** Tables as R writes them: every blank of a heading is a dot, and some names come again. */
function ofWords(): HeldOutCase[] {
  const halt = (at: number): string => `${of(['Mill', 'Quarry', 'Abbey', 'Weir', 'Forge'], at % 23)} Halt ${at % 23}`;
  const village = (at: number): string => `Valea ${of(['Mare', 'Seacă', 'Lungă', 'Rece'], at % 19)} ${(at % 19) + 1}`;
  const recital = (at: number): string => `${of(['Winter', 'Harvest', 'Candle', 'River'], at % 15)} recital ${at % 15}`;
  const hut = (at: number): string => `${of(['Raven', 'Larch', 'Ibex', 'Gentian', 'Marmot'], at % 17)} hut ${at % 17}`;
  return [
    called(
      'stations.csv',
      'station.name,station.lat,station.lon,opening.year,platform.count,line.operator',
      some(30, (at) => [
        ...[halt(at), (51 + at / 40).toFixed(4), (-2 + at / 30).toFixed(4), 1860 + at, 1 + (at % 4)],
        of(['Severn and Wye Company', 'Midland Joint Committee', 'Western Light Railway'], at),
      ]),
      some(30, halt),
    ),
    called(
      'sate.csv',
      'cod.postal,nume.sat,numar.locuitori,nume.primar,data.atestarii',
      some(26, (at) => [
        ...[400_000 + at * 13, village(at), 300 + at * 41],
        `${of(['Ilie', 'Vasile', 'Maria', 'Toader'], at)} ${of(['Bota', 'Crăciun', 'Haiduc', 'Lupșa', 'Moga'], at)} ${at}`,
        `${1400 + at}-06-${String(1 + (at % 28)).padStart(2, '0')}`,
      ]),
      some(26, village),
    ),
    called(
      'concerts.csv',
      'concert.title,hall.name,ticket.price,start.date,seats.sold',
      some(20, (at) => [
        ...[recital(at), of(['Corn Exchange', 'Chapter House', 'Old Granary'], at), 12 + at],
        ...[`2024-03-${String(1 + at).padStart(2, '0')}`, 80 + at * 3],
      ]),
      some(20, recital),
    ),
    called(
      'mountain_huts.csv',
      'altitude.in.metres,hut.name,bed.count,keeper.of.the.keys,last.inspection',
      some(22, (at) => [
        ...[1400 + at * 37, hut(at), 8 + (at % 9)],
        `${of(['Anselm', 'Beatrix', 'Cosmo', 'Dorothea'], at)} ${of(['Kofler', 'Rainer', 'Thaler'], at)} ${at}`,
        `2023-08-${String(1 + at).padStart(2, '0')}`,
      ]),
      some(22, hut),
    ),
  ];
}

/** Records within records as programs flatten them into one table: the part before a dot is a thing of its own. */
function ofRecords(): HeldOutCase[] {
  const order = (at: number): string => `OR-${4012 + at * 3}-${of(['A', 'B', 'K'], at)}`;
  const depot = (at: number): string => `DEP${210 + at}R`;
  const sighting = (at: number): string => `${of(['SK', 'TL', 'NY'], at)}${3100 + at * 7}`;
  const parcel = (at: number): string => `PX${90_100 + at * 11}GB`;
  return [
    called(
      'orders.csv',
      'number,customer.name,customer.city,customer.zip,total',
      some(34, (at) => [
        ...[order(at), `${of(['Petra', 'Rolf', 'Signe', 'Tove', 'Ulrik'], at)} ${of(['Holm', 'Lund', 'Berg'], at)}`],
        ...[of(['Aarhus', 'Odense', 'Viborg'], at), 8000 + (at % 3) * 100, (19.9 + at * 4).toFixed(2)],
      ]),
      some(34, order),
    ),
    called(
      'depozite.csv',
      'cod,adresa.oras,adresa.strada,responsabil.nume,responsabil.telefon,suprafata',
      some(24, (at) => [
        ...[
          depot(at),
          of(['Brăila', 'Tulcea', 'Galați'], at),
          `Str. ${of(['Portului', 'Gării', 'Morii'], at)} ${at % 6}`,
        ],
        ...[of(['Ecaterina Dobre', 'Nichita Voinea', 'Sanda Iftode', 'Horia Manea'], at), `0239 55${100 + (at % 4)}`],
        900 + at * 25,
      ]),
      some(24, depot),
    ),
    called(
      'sightings.csv',
      'code,observer.name,observer.club,place.name,place.county,count',
      some(40, (at) => [
        ...[sighting(at), of(['Fay Dunn', 'Gus Orr', 'Hetty Vale', 'Ike Moss', 'Jo Reed', 'Kay Lamb'], at)],
        ...[of(['North Moor', 'Wash'], at), of(['Long Mere', 'Sand Point', 'Fox Covert', 'Black Tarn'], at)],
        ...[of(['Norfolk', 'Cumbria'], at), 1 + (at % 12)],
      ]),
      some(40, sighting),
    ),
    called(
      'shipments.csv',
      'trackingCode,recipient.fullName,recipient.address.city,recipient.address.zip,weightKg',
      some(28, (at) => [
        ...[parcel(at), `${of(['Mira', 'Noel', 'Olga', 'Piet'], at)} ${of(['Visser', 'Smit', 'Bakker'], at % 7)}`],
        ...[of(['Delft', 'Gouda', 'Breda', 'Zwolle'], at), 2600 + (at % 4) * 10, (0.4 + at / 10).toFixed(1)],
      ]),
      some(28, parcel),
    ),
  ];
}

/** The same by names of files that say nothing of their rows: then the headings alone tell which are blanks. */
function ofNoName(): HeldOutCase[] {
  const ferry = (at: number): string => `MV ${of(['Heron', 'Curlew', 'Plover', 'Dunlin'], at % 18)} ${(at % 18) + 1}`;
  const vine = (at: number): string =>
    `${of(['Fetească', 'Tămâioasă', 'Grasă', 'Zghihară'], at % 14)} ${(at % 14) + 1}`;
  const kiln = (at: number): string => `${of(['Upper', 'Lower', 'Old', 'North'], at % 21)} kiln ${at % 21}`;
  const choir = (at: number): string =>
    `${of(['St Anne', 'Guildhall', 'Harbour', 'Weavers'], at % 12)} choir ${at % 12}`;
  const chapel = (at: number): string => `C${700 + at * 9}X`;
  const loan = (at: number): string => `LN${5000 + at * 17}Q`;
  const trial = (at: number): string => `TR-${300 + at * 5}`;
  const people = (at: number): string =>
    `${of(['Aldous', 'Brigid', 'Cormac', 'Delia'], at)} ${of(['Finch', 'Garrick', 'Hobbs'], at)} ${at}`;
  return [
    called(
      'data.csv',
      'max.speed.knots,ferry.name,captain.in.charge,cars.carried,home.port',
      some(24, (at) => [14 + (at % 9), ferry(at), people(at), 20 + at * 3, of(['Oban', 'Mallaig', 'Ullapool'], at)]),
      some(24, ferry),
    ),
    called(
      'export.csv',
      'an.plantare,denumire.soi,suprafata.ha,nume.pepiniera,randament.mediu',
      some(20, (at) => [
        ...[
          1970 + at,
          vine(at),
          (1.2 + at / 7).toFixed(2),
          `Pepiniera ${of(['Albești', 'Murfatlar', 'Blaj'], at)} ${at}`,
        ],
        (4.5 + at / 9).toFixed(1),
      ]),
      some(20, vine),
    ),
    called(
      'out.csv',
      'first.fired,kiln.name,height.in.feet,last.tenant',
      some(28, (at) => [1780 + at, kiln(at), 30 + (at % 11), people(at)]),
      some(28, kiln),
    ),
    called(
      'table1.csv',
      'singers,choir.name,founded.in,rehearsal.day,musical.director',
      some(16, (at) => [24 + at, choir(at), 1890 + at, of(['Monday', 'Tuesday', 'Thursday'], at), people(at)]),
      some(16, choir),
    ),
    called(
      'data2.csv',
      'code,minister.name,minister.since,parish.name,parish.county,seats',
      some(30, (at) => [
        ...[chapel(at), of(['Rhys Bowen', 'Mair Ellis', 'Huw Pugh', 'Nia Prys'], at), 1990 + (at % 4)],
        ...[of(['Bala', 'Corwen', 'Ruthin'], at), of(['Gwynedd', 'Denbigh'], at), 80 + at],
      ]),
      some(30, chapel),
    ),
    called(
      'dump.csv',
      'code,reader.name,book.title,book.author,due',
      some(32, (at) => [
        ...[loan(at), of(['Una Kerr', 'Vic Lyle', 'Wyn Orme', 'Zoe Peel', 'Abe Roe'], at)],
        ...[of(['Salt Road', 'Glass Hill', 'The Ferryman', 'Low Tide'], at), of(['P. Dray', 'L. Stow'], at)],
        `2024-05-${String(1 + (at % 28)).padStart(2, '0')}`,
      ]),
      some(32, loan),
    ),
    called(
      'result.csv',
      'trial,surgeon.name,nurse.name,ward,minutes',
      some(26, (at) => [
        ...[trial(at), of(['Dr Ayre', 'Dr Bligh', 'Dr Crane', 'Dr Drew'], at)],
        ...[of(['E. Ford', 'G. Hale', 'I. Jupp'], at), of(['East', 'West'], at), 25 + at],
      ]),
      some(26, trial),
    ),
    called(
      'records.csv',
      'code,site.address.town,site.address.zip,site.name,fitter.name,fitter.phone',
      some(22, (at) => [
        ...[`MT${600 + at * 3}E`, of(['Louth', 'Brigg', 'Goole'], at), `LN${1 + (at % 3)}`],
        ...[of(['Town Hall', 'Baths', 'Market'], at), of(['Ted Ash', 'Kim Fox'], at), `01507 60${at % 2}`],
      ]),
      some(22, (at) => `MT${600 + at * 3}E`),
    ),
  ];
}

/** The seventh set: headings with dots, which are blanks in the one half and records within the row in the other. */
export const seventhCases = (): HeldOutCase[] => [...ofWords(), ...ofRecords()];

/** Its second half: the same where the file's name says nothing. */
export const seventhWithoutNames = (): HeldOutCase[] => ofNoName();
