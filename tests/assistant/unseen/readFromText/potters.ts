import { type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { World } from '../World.js';

const world = new World();
const add = (label: string, ...all: readonly string[]) =>
  world.add(label, 'name', Object.fromEntries(all.map((name) => [name, {}])));
add('Persoană', 'Maria Olaru', 'Dumitru Olaru', 'Ștefan Olaru', 'Anca Olaru', 'Ioana Prelipcean', 'Vasile Cozma');
add('Persoană', 'Ioana Cozma');
add('Organizație', 'Ceramica Horezu', 'Liceul de Arte', 'Muzeul Lutului', 'Muzeul Satului');
add('Loc', 'Horezu', 'Baia Mare', 'Turnu', 'Oltenia');
add('Dată', '2 februarie 1931', '1955', '1978', '14 iunie 1983', 'martie 2004');
add('Eveniment', 'Târgul Olarilor');
add('Operă', 'Cartea lutului');

world.join('BORN_IN', 'Maria_Olaru > Horezu, Dumitru_Olaru > Turnu, Vasile_Cozma > Turnu, Anca_Olaru > Baia_Mare');
world.tie('Maria Olaru', 'BORN_ON', '2 februarie 1931');
world.tie('Ștefan Olaru', 'BORN_ON', '1955');
world.tie('Anca Olaru', 'BORN_ON', '14 iunie 1983');
world.join('DIED_IN', 'Maria_Olaru > Turnu');
world.tie('Maria Olaru', 'DIED_ON', 'martie 2004');
world.join('MARRIED_TO', 'Maria_Olaru > Dumitru_Olaru, Ștefan_Olaru > Ioana_Prelipcean');
world.join('PARENT_OF', 'Dumitru_Olaru > Ștefan_Olaru, Ștefan_Olaru > Anca_Olaru, Vasile_Cozma > Ioana_Cozma');
world.join('LIVES_IN', 'Ștefan_Olaru > Horezu, Anca_Olaru > Baia_Mare, Ioana_Cozma > Turnu');
world.tie('Dumitru Olaru', 'FOUNDED', 'Ceramica Horezu');
world.tie('Ceramica Horezu', 'FOUNDED_ON', '1978');
world.join('WORKS_FOR', 'Anca_Olaru > Muzeul_Lutului, Vasile_Cozma > Ceramica_Horezu, Ioana_Cozma > Ceramica_Horezu');
world.tie('Ștefan Olaru', 'LEADS', 'Ceramica Horezu');
world.tie('Ioana Prelipcean', 'OWNS', 'Muzeul Lutului');
world.join('STUDIED_AT', 'Anca_Olaru > Liceul_de_Arte, Ioana_Cozma > Liceul_de_Arte');
world.join('LOCATED_IN', 'Ceramica_Horezu > Horezu, Muzeul_Lutului > Baia_Mare, Horezu > Oltenia, Turnu > Oltenia');
world.tie('Vasile Cozma', 'CREATED', 'Cartea lutului');
world.tie('Cartea lutului', 'PUBLISHED_ON', '1978');
world.join('TOOK_PART_IN', 'Anca_Olaru > Târgul_Olarilor, Vasile_Cozma > Târgul_Olarilor');
world.tie('Vasile Cozma', 'WON', 'Târgul Olarilor');
world.tie('Târgul Olarilor', 'HAPPENED_ON', 'martie 2004');

const those = (...all: readonly string[]) => names(all.map((name) => world.named(name)));

/** A family of potters, as a text about it is read into a graph. */
export const potters: Field = {
  name: 'potters',
  language: 'ro',
  world,
  asked: [
    ro('Cine a înființat Ceramica Horezu?', () => those('Dumitru Olaru'), 'FOUNDED'),
    ro('În ce an a fost înființată Ceramica Horezu?', () => those('1978'), 'FOUNDED_ON'),
    ro('Cine este soția lui Dumitru Olaru?', () => those('Maria Olaru'), 'MARRIED_TO'),
    ro('Cine e soțul Ioanei Prelipcean?', () => those('Ștefan Olaru'), 'MARRIED_TO'),
    ro('Cu cine s-a căsătorit Maria Olaru?', () => those('Dumitru Olaru'), 'MARRIED_TO'),
    ro('Cine este tatăl Ancăi Olaru?', () => those('Ștefan Olaru'), 'PARENT_OF'),
    ro('Ce copii are Vasile Cozma?', () => those('Ioana Cozma'), 'PARENT_OF'),
    ro('Cine este fiul lui Dumitru Olaru?', () => those('Ștefan Olaru'), 'PARENT_OF'),
    ro('Unde stă fiica lui Ștefan Olaru?', () => those('Baia Mare'), 'PARENT_OF', 'LIVES_IN'),
    ro('Unde lucrează Ioana?', () => those('Ceramica Horezu'), 'Ioana Cozma', 'Ioana Prelipcean'),
    ro('Unde a murit Maria Olaru?', () => those('Turnu'), 'DIED_IN'),
    ro('Când a murit Maria Olaru?', () => those('martie 2004'), 'DIED_ON'),
    ro('La ce muzeu lucrează Anca Olaru?', () => those('Muzeul Lutului'), 'WORKS_FOR'),
    ro('Cine conduce Ceramica Horezu?', () => those('Ștefan Olaru'), 'LEADS'),
    ro('A cui este proprietatea Muzeul Lutului?', () => those('Ioana Prelipcean'), 'OWNS'),
    ro('Ce școală a urmat Anca Olaru?', () => those('Liceul de Arte'), 'STUDIED_AT'),
    ro('Cine a învățat la Liceul de Arte?', () => those('Anca Olaru', 'Ioana Cozma'), 'STUDIED_AT'),
    ro('Ce localități sunt în Oltenia?', () => those('Horezu', 'Turnu'), 'LOCATED_IN', 'Loc'),
    ro('Cine a scris Cartea lutului?', () => those('Vasile Cozma'), 'CREATED'),
    ro('Când a apărut Cartea lutului?', () => those('1978'), 'PUBLISHED_ON'),
    ro('Cine a câștigat Târgul Olarilor?', () => those('Vasile Cozma'), 'WON'),
    ro('Ce persoane cunoști?', () => names(world.all('Persoană')), 'Persoană'),
    ro('Câte locuri știi?', () => says(4), 'Loc'),
    ro('Cine s-a născut înainte de 1960?', () => those('Maria Olaru', 'Ștefan Olaru'), 'BORN_ON'),
    ro('Este Vasile Cozma născut la Turnu?', () => is(true), 'BORN_IN'),
    ro('Ce salariu are Anca Olaru?', NOTHING),
    ro('Câți ani are Vasile Cozma?', NOTHING),
    ro('Cine a ars Cartea lutului?', NOTHING),
    ro('De ce boală a murit Maria Olaru?', NOTHING),
    ro('Ce religie are familia Olaru?', NOTHING),
  ],
};
