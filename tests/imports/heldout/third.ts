import { encoded, utf16, withCedillas } from './encoded.js';
import { type HeldOutCase, one } from './HeldOutCase.js';
import { workbook } from './workbook.js';

const lines = (text: string, ending = '\r\n'): string => text.trim().split('\n').join(ending) + ending;

/** Rows out of a pattern, so that there are enough of them to tell a column from chance. */
const rows = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n');

const BIRDS = [
  'Barză albă',
  'Codobatură',
  'Dumbrăveancă',
  'Egretă mică',
  'Fluierar',
  'Găinușă de baltă',
  'Huhurez mic',
  'Ieruncă',
];
const OBSERVERS = ['Rozalia Kiș', 'Tudor Țârdea', 'Șerban Mânea'];
const birds = (): string =>
  lines(`Nr.;Specie;Observator;Latitudine;Longitudine;Greutate (g);Data observării
${rows(32, (at) => `${at + 1};${BIRDS[at % 8] ?? ''} ${at};${OBSERVERS[at % 3] ?? ''};44,${100 + at * 17};28,${150 + at * 11};${120 + at},${at % 10};${10 + (at % 18)}.0${1 + (at % 9)}.2023`)}`);

const WINES = ['Fetească', 'Grasă', 'Tămâioasă', 'Zghihară', 'Băbească', 'Crâmpoșie'];
const wines = (): string =>
  lines(`denumire;soi;podgorie;an;alcool;preț
${rows(36, (at) => `${WINES[at % 6] ?? ''} rezerva ${at};${WINES[at % 6] ?? ''};${['Cotnari', 'Murfatlar', 'Drăgășani', 'Recaș'][at % 4] ?? ''};${2005 + (at % 15)};${12 + (at % 3)},${at % 10};1.${200 + at},50`)}`);

const museum = (): string =>
  lines(`N° d'inventaire\tŒuvre\tArtiste\tÉcole\tAnnée
${rows(30, (at) => `MNR-${400 + at}\tPaysage à l’étang n° ${at}\t${['Élise Béraud', 'Noël Gauthier', 'Zoé Lefèvre', 'Ambroise Çelik'][at % 4] ?? ''}\t${['Barbizon', 'Pont-Aven', 'Lyon'][at % 3] ?? ''}\t${1820 + at}`)}`);

const parcels = (): string =>
  lines(`Sendungsnummer|Empfänger|Länge|Breite|Gewicht|Ausgeliefert
${rows(28, (at) => `DE${91000 + at}|Bäckerei Groß ${at}|${20 + at}|${10 + (at % 20)}|${1 + (at % 5)},${at % 10}5|${at % 2 === 0 ? 'ja' : 'nein'}`)}`);

const chess = (): string =>
  lines(`White,Black,Opening,Result,Moves,Played
${rows(40, (at) => `Player ${String.fromCharCode(65 + (at % 9))}${at % 9},Player ${String.fromCharCode(65 + ((at * 4 + 1) % 9))}${(at * 4 + 1) % 9},"${['Sicilian', 'French', "King's Indian"][at % 3] ?? ''}, main line",${['1-0', '0-1', '1/2-1/2'][at % 3] ?? ''},${20 + at},2021-0${1 + (at % 9)}-11`)}`);

const stars = (): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: Array.from({ length: 25 }, (_, at) => ({
      type: 'Feature',
      properties: { name: `Meteorite ${at}`, mass_g: 100 + at * 31, fell: at % 2 === 0 },
      geometry: { type: 'Point', coordinates: [20 + at * 0.31, 44 + at * 0.17] },
    })),
  });

const minerals = (): string =>
  rows(30, (at) =>
    JSON.stringify({
      mineral: { name: `Silicate ${at}`, formula: `Si${at}O2` },
      hardness: 3 + (at % 6) + 0.5,
      colours: [['green', 'white', 'black'][at % 3], ['red', 'blue'][at % 2]],
      found: { mine: `Mine ${at % 5}`, depth: 100 + at },
    }),
  );

const report = (): string =>
  lines(`Raport privind consumul de energie;;;;
Generat la 05.02.2024;;;;
;;;;
Clădire;Adresă;Consum (kWh);Clasă energetică;Verificat
${rows(30, (at) => `Școala nr. ${at + 1};Strada Păcii ${at + 3};${1 + (at % 3)}.${100 + at},${at % 10};${['A', 'B', 'C'][at % 3] ?? ''};${at % 2 === 0 ? 'da' : 'nu'}`)}`);

const patents = (): string =>
  lines(
    `"Patent No","Title","Inventors","Abstract"
${rows(
  26,
  (at) => `"EP${2_000_000 + at}","Apparatus ${at} for folding","Ann Lee ${at % 7}; Bo Chen ${at % 5}","A device,
which folds ""neatly"" along line ${at}."`,
)}`,
    '\n',
  );

const buses = (): Record<string, string> => ({
  'stops.txt': lines(
    `stop_id,stop_name,stop_lat,stop_lon\n${rows(20, (at) => `S${at},Halta ${['Vest', 'Est', 'Nord', 'Sud'][at % 4] ?? ''} ${at},${45.7 + at * 0.003},${21.2 + at * 0.004}`)}`,
  ),
  'routes.txt': lines(`route_id,route_long_name,route_type\n${rows(6, (at) => `R${at},Linia ${at} - Centru,3`)}`),
  'calls.txt': lines(`route_id,stop_id,stop_sequence\n${rows(40, (at) => `R${at % 6},S${at % 20},${at}`)}`),
});

const szkoly = (): string =>
  lines(`Nazwa szkoły;Miejscowość;Szerokość geograficzna;Długość geograficzna;Liczba uczniów
${rows(27, (at) => `Liceum im. Żeromskiego nr ${at};${['Łódź', 'Kraków', 'Gdańsk'][at % 3] ?? ''};${50 + (at % 4)},${200 + at * 13};${18 + (at % 3)},${400 + at * 7};${300 + at}`)}`);

const bare = (): string =>
  lines(
    rows(
      24,
      (at) =>
        `Volcano ${['Etna', 'Hekla', 'Fuji', 'Cotopaxi'][at % 4] ?? ''} ${at};${1000 + at * 37};${['Sicily', 'Iceland', 'Honshu', 'Andes'][at % 4] ?? ''};${-12 + at},5`,
    ),
    '\n',
  );

const namesOf = (count: number, name: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => name(at));

/** The third set: fields and ways of writing that neither set before it had. Written before it was run; what it found is in the README. */
export async function thirdCases(): Promise<HeldOutCase[]> {
  const birdNames = namesOf(32, (at) => `${BIRDS[at % 8] ?? ''} ${at}`).map(withCedillas);
  const exhibits = {
    titles: ['Exponat', 'Material', 'Sală', 'Achiziționat'],
    names: namesOf(22, (at) => `Fibulă ${at}`),
    rows: Array.from({ length: 22 }, (_, at) => [
      `Fibulă ${at}`,
      ['bronz', 'argint'][at % 2] ?? '',
      `Sala ${at % 5}`,
      `19${50 + at}-03-11`,
    ]),
  };
  return [
    one('păsări.csv', encoded(birds(), 'windows-1250'), birdNames, {
      places: true,
      says: { Latitudine: 44.1, 'Greutate (g)': 120, 'Data observării': '2023-01-10' },
    }),
    one(
      'vinuri.csv',
      encoded(wines(), 'iso-8859-2'),
      namesOf(36, (at) => withCedillas(`${WINES[at % 6] ?? ''} rezerva ${at}`)),
      { says: { alcool: 13.1, an: 2006 } },
    ),
    one(
      'musée.tsv',
      utf16(museum(), 'be'),
      namesOf(30, (at) => `Paysage à l’étang n° ${at}`),
      { says: { Année: 1820 } },
    ),
    one(
      'Pakete.txt',
      encoded(parcels(), 'windows-1252'),
      namesOf(28, (at) => `Bäckerei Groß ${at}`),
      { says: { Gewicht: 1.05, Ausgeliefert: true } },
    ),
    one(
      'chess games.csv',
      chess(),
      namesOf(9, (at) => `Player ${String.fromCharCode(65 + at)}${at}`),
      { relationships: true },
    ),
    one(
      'meteorites.geojson',
      stars(),
      namesOf(25, (at) => `Meteorite ${at}`),
      { places: true, says: { mass_g: 131 } },
    ),
    one(
      'minerals.jsonl',
      minerals(),
      namesOf(30, (at) => `Silicate ${at}`),
      { says: { hardness: 3.5 } },
    ),
    one(
      'consum.csv',
      `\uFEFF${report()}`,
      namesOf(30, (at) => `Școala nr. ${at + 1}`),
      { says: { 'Consum (kWh)': 1100, Verificat: true } },
    ),
    one(
      'patents.csv',
      patents(),
      namesOf(26, (at) => `Apparatus ${at} for folding`),
    ),
    { name: 'bus feed', files: buses(), captions: namesOf(6, (at) => `Linia ${at} - Centru`), relationships: true },
    one(
      'szkoły.csv',
      utf16(szkoly(), 'le'),
      namesOf(27, (at) => `Liceum im. Żeromskiego nr ${at}`),
      { places: true, says: { 'Liczba uczniów': 300 } },
    ),
    one(
      'volcanoes',
      bare(),
      namesOf(24, (at) => `Volcano ${['Etna', 'Hekla', 'Fuji', 'Cotopaxi'][at % 4] ?? ''} ${at}`),
    ),
    one('Muzeu 2024 (final).xlsx', await workbook({ 'Sala expozițiilor': exhibits }), exhibits.names),
    one(
      'vinuri fără diacritice.csv',
      wines().replaceAll('preț', 'pret'),
      namesOf(36, (at) => `${WINES[at % 6] ?? ''} rezerva ${at}`),
      { says: { pret: 1200.5 } },
    ),
  ];
}
