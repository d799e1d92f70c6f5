import { World } from '../World.js';

function orchestras(): World {
  const world = new World();
  world.add('Musician', 'name', {
    'Ida Holm': { born: 1971, salary: 3100 },
    'Tom Reyes': { born: 1984, salary: 2700 },
    'Lea Brandt': { born: 1990, salary: 2500 },
    'Max Orlov': { born: 1966, salary: 3900 },
    'Nora Quist': { born: 1995, salary: 2300 },
  });
  world.add('Instrument', 'name', {
    Violin: { family: 'strings' },
    Cello: { family: 'strings' },
    Oboe: { family: 'woodwind' },
    Horn: { family: 'brass' },
  });
  world.add('Orchestra', 'name', { Aurora: { founded: 1921 }, Meridian: { founded: 1988 } });
  world.add('Concert', 'title', {
    'Winter Light': { year: 2019, tickets: 820 },
    'Sea Songs': { year: 2021, tickets: 460 },
    'Night Parade': { year: 2021, tickets: 1290 },
  });
  world.join(
    'PLAYS',
    'Ida_Holm > Violin, Tom_Reyes > Cello Horn, Lea_Brandt > Oboe, Max_Orlov > Horn, Nora_Quist > Violin',
  );
  world.join('MEMBER_OF', 'Ida_Holm > Aurora, Tom_Reyes > Aurora, Lea_Brandt > Meridian, Max_Orlov > Meridian');
  world.join('TEACHES', 'Max_Orlov > Tom_Reyes, Ida_Holm > Nora_Quist, Tom_Reyes > Lea_Brandt');
  world.join('GAVE', 'Aurora > Winter_Light Night_Parade, Meridian > Sea_Songs');
  return world;
}

function paintings(): World {
  const world = new World();
  world.add('Pictor', 'nume', {
    'Irina Manea': { născut: 1931 },
    'Petru Sava': { născut: 1958 },
    'Doru Lungu': { născut: 1974 },
  });
  world.add('Tablou', 'titlu', {
    Amurg: { an: 1967, preț: 5200 },
    'Casa albă': { an: 1991, preț: 3100 },
    Livada: { an: 2004, preț: 900 },
  });
  world.add('Muzeu', 'nume', { Astra: { oraș: 'Sibiu' }, Cuza: { oraș: 'Iași' } });
  world.join('A_PICTAT', 'Irina_Manea > Amurg, Petru_Sava > Casa_albă, Doru_Lungu > Livada');
  world.join('EXPUS_ÎN', 'Amurg > Astra, Casa_albă > Cuza, Livada > Cuza');
  return world;
}

/** A graph and what it is called. */
export interface WrittenField {
  readonly name: string;
  readonly world: World;
}

/** Two graphs that nothing of the assistant was made for. */
export const ORCHESTRAS: WrittenField = { name: 'orchestras', world: orchestras() };
export const PAINTINGS: WrittenField = { name: 'paintings', world: paintings() };
