/** A file as somebody would drop it. */
export interface DroppedFile {
  readonly name: string;
  readonly text: string;
}

/** Stations as a railway would keep them: place, county, year, passengers a day. */
const STATIONS = `București Nord,44.446,26.074,București,1872,48000
Ploiești Sud,44.926,26.026,Prahova,1872,9100
Sinaia,45.355,25.552,Prahova,1879,2600
Brașov,45.660,25.613,Brașov,1873,14200
Sighișoara,46.223,24.795,Mureș,1872,1900
Mediaș,46.164,24.351,Sibiu,1872,1700
Sibiu,45.797,24.161,Sibiu,1872,3900
Alba Iulia,46.063,23.580,Alba,1868,2800
Teiuș,46.200,23.680,Alba,1870,2300
Cluj-Napoca,46.785,23.587,Cluj,1870,11800
Dej,47.143,23.873,Cluj,1881,1500
Baia Mare,47.657,23.573,Maramureș,1884,1600
Satu Mare,47.793,22.885,Satu Mare,1871,1300
Oradea,47.067,21.936,Bihor,1870,4100
Arad,46.190,21.326,Arad,1858,5200
Timișoara Nord,45.750,21.207,Timiș,1857,10400
Deva,45.885,22.905,Hunedoara,1868,2200
Simeria,45.850,23.010,Hunedoara,1868,2500
Petroșani,45.417,23.373,Hunedoara,1870,1400
Târgu Jiu,45.035,23.275,Gorj,1888,1500
Craiova,44.330,23.800,Dolj,1875,8300
Drobeta-Turnu Severin,44.632,22.657,Mehedinți,1875,1800
Caransebeș,45.415,22.220,Caraș-Severin,1876,1600
Pitești,44.857,24.870,Argeș,1872,3700
Roșiori Nord,44.110,24.990,Teleorman,1887,2100
Giurgiu,43.903,25.969,Giurgiu,1869,500
Buzău,45.150,26.820,Buzău,1872,4800
Focșani,45.697,27.186,Vrancea,1881,2700
Mărășești,45.880,27.230,Vrancea,1872,2000
Adjud,46.100,27.180,Vrancea,1872,2400
Bacău,46.567,26.913,Bacău,1872,4200
Roman,46.926,26.926,Neamț,1870,2000
Pașcani,47.250,26.722,Iași,1869,3300
Iași,47.166,27.570,Iași,1870,9900
Suceava,47.670,26.267,Suceava,1869,3500
Galați,45.440,28.050,Galați,1872,3000
Brăila,45.270,27.957,Brăila,1872,2600
Fetești,44.390,27.830,Ialomița,1887,2200
Cernavodă,44.340,28.030,Constanța,1860,900
Constanța,44.170,28.630,Constanța,1860,9700
Mangalia,43.815,28.583,Constanța,1938,1200
Miercurea Ciuc,46.360,25.800,Harghita,1897,1300
Târgu Mureș,46.540,24.557,Mureș,1871,1400`;

/** Lines between them: from, to, kilometres, tracks. */
const LINES = `București Nord,Ploiești Sud,59,2;Ploiești Sud,Sinaia,62,2;Sinaia,Brașov,44,2;Brașov,Sighișoara,128,2;Sighișoara,Mediaș,39,2
Mediaș,Teiuș,61,2;Teiuș,Alba Iulia,20,2;Alba Iulia,Simeria,52,2;Simeria,Deva,9,2;Deva,Arad,149,2;Arad,Timișoara Nord,57,1
Teiuș,Cluj-Napoca,101,2;Cluj-Napoca,Dej,60,1;Dej,Baia Mare,133,1;Baia Mare,Satu Mare,59,1;Satu Mare,Oradea,133,1;Oradea,Cluj-Napoca,152,1
Oradea,Arad,121,1;Mediaș,Sibiu,66,1;Brașov,Sibiu,149,1;Simeria,Petroșani,80,2;Petroșani,Târgu Jiu,50,1;Târgu Jiu,Craiova,105,2
Craiova,Drobeta-Turnu Severin,113,1;Drobeta-Turnu Severin,Caransebeș,111,1;Caransebeș,Timișoara Nord,98,1;București Nord,Roșiori Nord,100,2
Roșiori Nord,Craiova,109,2;București Nord,Pitești,108,1;Pitești,Craiova,142,1;București Nord,Giurgiu,63,1;Ploiești Sud,Buzău,69,2
Buzău,Focșani,70,2;Focșani,Mărășești,20,2;Mărășești,Adjud,26,2;Adjud,Bacău,60,2;Bacău,Roman,43,2;Roman,Pașcani,42,2;Pașcani,Iași,76,2
Pașcani,Suceava,62,2;Buzău,Brăila,100,1;Brăila,Galați,32,1;București Nord,Fetești,146,2;Fetești,Cernavodă,27,2;Cernavodă,Constanța,60,2
Constanța,Mangalia,43,1;Brașov,Miercurea Ciuc,94,1;Miercurea Ciuc,Adjud,150,1;Teiuș,Târgu Mureș,96,1`;

const rows = STATIONS.split('\n');
const idOf = (name: string) => 4100 + 7 * rows.findIndex((row) => row.startsWith(`${name},`));

/** A railway: two files, with a column called id, but no label, no type and nothing called name. */
export const railway: readonly DroppedFile[] = [
  {
    name: 'stations.csv',
    text: [
      'id,station_name,latitude,longitude,county,opened,passengers_a_day',
      ...rows.map((row) => `${idOf(row.split(',')[0] ?? '')},${row}`),
    ].join('\n'),
  },
  {
    name: 'connections.csv',
    text: [
      'from,to,km,tracks',
      ...LINES.split(/[;\n]/).map((line) => {
        const [from = '', to = '', ...rest] = line.split(',');
        return [idOf(from), idOf(to), ...rest].join(',');
      }),
    ].join('\n'),
  },
];
