import { type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { nameOf } from '../graphs/names.js';
import { company } from './fields/company.js';
import { family } from './fields/family.js';
import { football } from './fields/football.js';
import { grid } from './fields/grid.js';
import { hospital } from './fields/hospital.js';
import { library } from './fields/library.js';
import { museum } from './fields/museum.js';
import { planted } from './fields/planted.js';
import { recipes } from './fields/recipes.js';
import { shop } from './fields/shop.js';
import { university } from './fields/university.js';
import { type Asked, en, type Field, is, names, ro, says } from './Gold.js';
import { has, num, top, type World } from './World.js';

/** A question where it is easy to say what is not so. */
export interface Probe {
  readonly kind: 'direction' | 'except' | 'only' | 'exactly' | 'every' | 'ties' | 'value' | 'planted';
  readonly field: Field;
  readonly asked: Asked;
}

const probes: Probe[] = [];
const probe = (kind: Probe['kind'], field: Field, ...asked: Asked[]) =>
  probes.push(...asked.map((one) => ({ kind, field, asked: one })));
const each = (slots: string, make: (slot: string) => Asked[]): Asked[] => slots.split(',').flatMap(make);
const without = (nodes: readonly ImportedNode[], name: string) => nodes.filter((node) => nameOf(node) !== name);

probe(
  'direction',
  hospital,
  ...each('Anna Weber,Clara Stein,David Roth,Boris Novak', (x) => [
    en(`Whom does ${x} supervise?`, (w) => names(w.out(x, 'SUPERVISES'))),
    en(`Who supervises ${x}?`, (w) => names(w.in(x, 'SUPERVISES'))),
  ]),
  ro('Pe cine supervizează Clara Stein?', (w) => names(w.out('Clara Stein', 'SUPERVISES'))),
);
probe(
  'direction',
  family,
  ...each('Cecil Penn,Dora Hart,Mark Hart', (x) => [
    en(`Who are the children of ${x}?`, (w) => names(w.out(x, 'PARENT_OF'))),
    en(`Who is a parent of ${x}?`, (w) => names(w.in(x, 'PARENT_OF'))),
  ]),
);
probe(
  'direction',
  football,
  ...each('Rovers,United,Wanderers,Albion', (x) => [
    en(`Which clubs has ${x} defeated?`, (w) => names(w.out(x, 'DEFEATED'))),
    en(`Which clubs have defeated ${x}?`, (w) => names(w.in(x, 'DEFEATED'))),
    en(`By which clubs was ${x} defeated?`, (w) => names(w.in(x, 'DEFEATED'))),
  ]),
  ...each('Rovers-United,United-Rovers,Albion-Wanderers,Wanderers-Albion', (pair) => {
    const [a = '', b = ''] = pair.split('-');
    return [en(`Did ${a} defeat ${b}?`, (w) => is(has(w.out(a, 'DEFEATED'), b)))];
  }),
);
probe(
  'direction',
  company,
  ...each('Barbu Ionescu,Carmen Stan,Ana Pop', (x) => [
    ro(`Cui îi raportează ${x}?`, (w) => names(w.out(x, 'RAPORTEAZĂ_LUI'))),
    ro(`Cine îi raportează lui ${x}?`, (w) => names(w.in(x, 'RAPORTEAZĂ_LUI'))),
  ]),
  ro('Îi raportează Ana Pop lui Barbu Ionescu?', () => is(false)),
  ro('Îi raportează Barbu Ionescu lui Ana Pop?', () => is(true)),
);
probe(
  'direction',
  library,
  ...each('Iris Vale,Lena Frost,Pia Lund', (x) => [
    en(`Whom did ${x} influence?`, (w) => names(w.out(x, 'INFLUENCED'))),
    en(`By whom was ${x} influenced?`, (w) => names(w.in(x, 'INFLUENCED'))),
  ]),
);
probe(
  'direction',
  university,
  ...each('Algebra,Databases', (x) => [
    en(`Which courses require ${x}?`, (w) => names(w.in(x, 'REQUIRES'))),
    en(`Which courses does ${x} require?`, (w) => names(w.out(x, 'REQUIRES'))),
  ]),
);

probe(
  'except',
  football,
  ...each('Aaron Pike,Fabio Conti,Kofi Mensah', (x) => [
    en(`Which players other than ${x} play for Rovers?`, (w) => names(without(w.in('Rovers', 'PLAYS_FOR'), x))),
    en(`Who plays for Rovers besides ${x}?`, (w) => names(without(w.in('Rovers', 'PLAYS_FOR'), x))),
    en(`List all players of Rovers except ${x}`, (w) => names(without(w.in('Rovers', 'PLAYS_FOR'), x))),
  ]),
);
probe(
  'except',
  grid,
  ...each('Cold Creek,Sunfield', (x) => [
    en(`Which plants does Voltara operate apart from ${x}?`, (w) => names(without(w.out('Voltara', 'OPERATES'), x))),
    en(`How many plants other than ${x} does Voltara operate?`, (w) => says(w.out('Voltara', 'OPERATES').length - 1)),
  ]),
  en('Which plants except the wind ones are there?', (w) =>
    names(w.all('PowerPlant').filter((p) => p.properties['fuel'] !== 'wind')),
  ),
);
probe(
  'except',
  company,
  ...each('Aurora,Cascada', (x) => [
    ro(`Ce proiecte folosesc Java în afară de ${x}?`, (w) => names(without(w.in('Java', 'FOLOSEȘTE'), x))),
    ro(`Ce proiecte, cu excepția lui ${x}, folosesc Java?`, (w) => names(without(w.in('Java', 'FOLOSEȘTE'), x))),
  ]),
  ro('Care departamente, în afară de Juridic, au șef?', (w) =>
    names(
      without(
        w.all('Departament').filter((d) => w.in(d, 'CONDUCE').length > 0),
        'Juridic',
      ),
    ),
  ),
);
probe(
  'except',
  shop,
  ...each('Oak Chair,Steel Shelf,Cotton Towel', (x) => [
    en(`Which products except ${x} are in the Furniture category?`, (w) =>
      names(without(w.in('Furniture', 'IN_CATEGORY'), x)),
    ),
    en(`How many products besides ${x} are there?`, () => says(13)),
  ]),
  en('Which suppliers are there apart from Nordwood?', (w) => names(without(w.all('Supplier'), 'Nordwood'))),
);
probe(
  'except',
  museum,
  ro('Ce artiști în afară de Luc Moreau au fost elevii lui Paolo Grassi?', (w) =>
    names(without(w.in('Paolo Grassi', 'ELEV_AL'), 'Luc Moreau')),
  ),
  ro('Ce săli sunt în afară de Sala Mică?', (w) => names(without(w.all('Sală'), 'Sala Mică'))),
  ro('Toate exponatele din Sala Mică, mai puțin Pescarii', (w) =>
    names(without(w.in('Sala Mică', 'EXPUS_ÎN'), 'Pescarii')),
  ),
  ro('Ce donatori sunt în afară de Radu Enescu?', (w) => names(without(w.all('Donator'), 'Radu Enescu'))),
);

const onlyTo = (w: World, label: string, type: string, wanted: string, way: 'out' | 'in' = 'out') =>
  w
    .all(label)
    .filter((node) => w[way](node, type).length > 0 && w[way](node, type).every((one) => nameOf(one) === wanted));
probe(
  'only',
  grid,
  ...each('Black Hill,Cold Creek,Deep Bay', (x) => [
    en(`Which substations are fed only by ${x}?`, (w) => names(onlyTo(w, 'Substation', 'FEEDS', x, 'in'))),
  ]),
  ...each('Corby,Dunmore', (x) => [
    en(`Which cities are supplied only by ${x}?`, (w) => names(onlyTo(w, 'City', 'SUPPLIES', x, 'in'))),
  ]),
);
probe(
  'only',
  company,
  ...each('Java,Python,Kafka', (x) => [
    ro(`Ce proiecte folosesc doar ${x}?`, (w) => names(onlyTo(w, 'Proiect', 'FOLOSEȘTE', x))),
  ]),
  ...each('Aurora,Zefir,Orizont', (x) => [
    ro(`Cine lucrează numai la ${x}?`, (w) => names(onlyTo(w, 'Angajat', 'LUCREAZĂ_LA', x))),
  ]),
);
probe(
  'only',
  library,
  ...each('Iris Vale,Omar Said', (x) => [
    en(`Which authors were influenced only by ${x}?`, (w) => names(onlyTo(w, 'Author', 'INFLUENCED', x, 'in'))),
  ]),
  ...each('Winter Bees,Paper Moons', (x) => [
    en(`Which readers borrowed only ${x}?`, (w) => names(onlyTo(w, 'Reader', 'BORROWED', x))),
  ]),
);
probe(
  'only',
  hospital,
  ...each('Anna Weber,Gina Porter', (x) => [
    en(`Which patients are treated only by ${x}?`, (w) => names(onlyTo(w, 'Patient', 'TREATS', x, 'in'))),
  ]),
  en('Which doctors treat only patients older than 50?', (w) =>
    names(
      w
        .all('Doctor')
        .filter((d) => w.out(d, 'TREATS').length > 0 && w.out(d, 'TREATS').every((p) => num(p, 'age') > 50)),
    ),
  ),
);
probe(
  'only',
  university,
  en('Which courses require only Algebra?', (w) => names(onlyTo(w, 'Course', 'REQUIRES', 'Algebra'))),
  en('Which courses are taught only by Bruno Lang?', (w) => names(onlyTo(w, 'Course', 'TEACHES', 'Bruno Lang', 'in'))),
);

const exactly = (w: World, label: string, type: string, way: 'out' | 'in', n: number) =>
  w.all(label).filter((node) => w[way](node, type).length === n);
probe(
  'exactly',
  shop,
  ...each('1,2,3,4,5', (n) => [
    en(`Which customers have placed exactly ${n} orders?`, (w) =>
      names(exactly(w, 'Customer', 'PLACED', 'out', Number(n))),
    ),
  ]),
  en('How many orders contain exactly two products?', (w) => says(exactly(w, 'Order', 'CONTAINS', 'out', 2).length)),
);
probe(
  'exactly',
  grid,
  ...each('1,2,3', (n) => [
    en(`Which cities are supplied by exactly ${n} substations?`, (w) =>
      names(exactly(w, 'City', 'SUPPLIES', 'in', Number(n))),
    ),
    en(`Which substations are fed by exactly ${n} power plants?`, (w) =>
      names(exactly(w, 'Substation', 'FEEDS', 'in', Number(n))),
    ),
  ]),
);
probe(
  'exactly',
  company,
  ...each('1,2', (n) => [
    ro(`Ce proiecte folosesc exact ${n} tehnologii?`, (w) =>
      names(exactly(w, 'Proiect', 'FOLOSEȘTE', 'out', Number(n))),
    ),
  ]),
  ro('Câți angajați lucrează la exact două proiecte?', (w) =>
    says(exactly(w, 'Angajat', 'LUCREAZĂ_LA', 'out', 2).length),
  ),
);
probe(
  'exactly',
  family,
  ...each('1,2,3', (n) => [
    en(`Who has exactly ${n} children?`, (w) => names(exactly(w, 'Person', 'PARENT_OF', 'out', Number(n)))),
  ]),
  en('Who has exactly one parent?', (w) => names(exactly(w, 'Person', 'PARENT_OF', 'in', 1))),
);
probe(
  'exactly',
  university,
  ...each('1,2,3', (n) => [
    en(`Which professors teach exactly ${n} courses?`, (w) =>
      names(exactly(w, 'Professor', 'TEACHES', 'out', Number(n))),
    ),
  ]),
  ...each('1,2,3', (n) => [
    en(`Which rooms host exactly ${n} courses?`, (w) => names(exactly(w, 'Room', 'HELD_IN', 'in', Number(n)))),
  ]),
);

const everyOf = (nodes: readonly ImportedNode[], test: (node: ImportedNode) => boolean) => is(nodes.every(test));
probe(
  'every',
  football,
  ...each('Rovers,United,Albion', (x) => [
    en(`Is every player of ${x} older than 20?`, (w) => everyOf(w.in(x, 'PLAYS_FOR'), (p) => num(p, 'age') > 20)),
    en(`Are all players of ${x} younger than 30?`, (w) => everyOf(w.in(x, 'PLAYS_FOR'), (p) => num(p, 'age') < 30)),
  ]),
  en('Does every club have a coach?', (w) => everyOf(w.all('Club'), (c) => w.in(c, 'MANAGES').length > 0)),
);
probe(
  'every',
  university,
  ...each('Dirk Voss,Cora Finch,Ada Crane', (x) => [
    en(`Which students attend every course taught by ${x}?`, (w) =>
      names(w.all('Student').filter((s) => w.out(x, 'TEACHES').every((c) => w.out(s, 'ATTENDS').includes(c)))),
    ),
  ]),
  en('Does every professor teach a course?', (w) => everyOf(w.all('Professor'), (p) => w.out(p, 'TEACHES').length > 0)),
);
probe(
  'every',
  company,
  ro('Au toate departamentele un șef?', (w) => everyOf(w.all('Departament'), (d) => w.in(d, 'CONDUCE').length > 0)),
  ro('Folosesc toate proiectele Java?', (w) => everyOf(w.all('Proiect'), (p) => has(w.out(p, 'FOLOSEȘTE'), 'Java'))),
  ro('Lucrează fiecare angajat la un proiect?', (w) =>
    everyOf(w.all('Angajat'), (a) => w.out(a, 'LUCREAZĂ_LA').length > 0),
  ),
  ro('Câștigă toți programatorii peste 5000?', (w) =>
    everyOf(
      w.all('Angajat').filter((a) => a.properties['funcție'] === 'programator'),
      (a) => num(a, 'salariu') > 5000,
    ),
  ),
);
probe(
  'every',
  recipes,
  ...each('Italian,French,Chinese', (x) => [
    en(`Do all ${x} recipes take less than an hour?`, (w) =>
      everyOf(w.in(x, 'FROM_CUISINE'), (r) => num(r, 'minutes') < 60),
    ),
  ]),
  en('Does every recipe use flour?', (w) => everyOf(w.all('Recipe'), (r) => has(w.out(r, 'USES'), 'Flour'))),
  en('Are all ingredients vegan?', () => is(false)),
);

probe(
  'ties',
  university,
  en('Which course has the most credits?', (w) => names(top(w.all('Course'), (c) => num(c, 'credits')))),
  en('Which department offers the fewest courses?', (w) =>
    names(top(w.all('Department'), (d) => -w.in(d, 'OFFERED_BY').length)),
  ),
  en('Who is in the highest year?', (w) => names(top(w.all('Student'), (s) => num(s, 'year')))),
  en('Which room hosts the most courses?', (w) => names(top(w.all('Room'), (r) => w.in(r, 'HELD_IN').length))),
);
probe(
  'ties',
  recipes,
  en('Which cook has created the most recipes?', (w) => names(top(w.all('Cook'), (c) => w.in(c, 'CREATED_BY').length))),
  en('Which recipe serves the most people?', (w) => names(top(w.all('Recipe'), (r) => num(r, 'servings')))),
  en('Which cuisine has the fewest recipes?', (w) =>
    names(top(w.all('Cuisine'), (c) => -w.in(c, 'FROM_CUISINE').length)),
  ),
);
probe(
  'ties',
  grid,
  en('Which substation has the highest voltage?', (w) => names(top(w.all('Substation'), (s) => num(s, 'voltageKv')))),
  en('Which substation is fed by the most power plants?', (w) =>
    names(top(w.all('Substation'), (s) => w.in(s, 'FEEDS').length)),
  ),
);
probe(
  'ties',
  company,
  ro('Ce proiect folosește cele mai multe tehnologii?', (w) =>
    names(top(w.all('Proiect'), (p) => w.out(p, 'FOLOSEȘTE').length)),
  ),
  ro('Cui îi raportează cei mai mulți angajați?', (w) =>
    names(top(w.all('Angajat'), (a) => w.in(a, 'RAPORTEAZĂ_LUI').length)),
  ),
  ro('Care tehnologie este folosită de cele mai puține proiecte?', (w) =>
    names(top(w.all('Tehnologie'), (t) => -w.in(t, 'FOLOSEȘTE').length)),
  ),
);
probe(
  'ties',
  museum,
  ro('Care sală este la cel mai înalt etaj?', (w) => names(top(w.all('Sală'), (s) => num(s, 'etaj')))),
  ro('Care sală are cele mai puține exponate?', (w) => names(top(w.all('Sală'), (s) => -w.in(s, 'EXPUS_ÎN').length))),
);
probe(
  'ties',
  family,
  en('Who has the most children?', (w) => names(top(w.all('Person'), (p) => w.out(p, 'PARENT_OF').length))),
);

const wearing = (w: World, label: string, property: string, value: string) =>
  names(w.all(label).filter((node) => node.properties[property] === value));
probe(
  'value',
  company,
  ...each('tester,analist,contabil', (x) => [ro(`Cine este ${x}?`, (w) => wearing(w, 'Angajat', 'funcție', x))]),
  ro('Ce proiecte sunt terminate?', (w) => wearing(w, 'Proiect', 'stare', 'terminat')),
  ro('Ce proiecte sunt în lucru?', (w) => wearing(w, 'Proiect', 'stare', 'în lucru')),
  en('Who is a tester?', (w) => wearing(w, 'Angajat', 'funcție', 'tester')),
);
probe(
  'value',
  football,
  ...each('goalkeeper,defender,midfielder,striker', (x) => [
    en(`Which players are ${x}s?`, (w) => wearing(w, 'Player', 'position', x)),
    en(`Who is a ${x}?`, (w) => wearing(w, 'Player', 'position', x)),
  ]),
);
probe(
  'value',
  shop,
  ...each('pending,shipped,returned', (x) => [en(`Which orders are ${x}?`, (w) => wearing(w, 'Order', 'status', x))]),
  en('Which products are blue?', (w) => wearing(w, 'Product', 'colour', 'blue')),
  ro('Ce produse sunt black?', (w) => wearing(w, 'Product', 'colour', 'black')),
);
probe(
  'value',
  family,
  ...each('teacher,farmer,doctor', (x) => [en(`Who is a ${x}?`, (w) => wearing(w, 'Person', 'profession', x))]),
);
probe(
  'value',
  recipes,
  ...each('easy,medium,hard', (x) => [en(`Which recipes are ${x}?`, (w) => wearing(w, 'Recipe', 'difficulty', x))]),
);

probe('planted', planted, ...planted.asked);

/** 200 questions aimed at what is easily got wrong. */
export const PROBES: readonly Probe[] = probes;
