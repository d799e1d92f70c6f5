import { company } from './fields/company.js';
import { family } from './fields/family.js';
import { football } from './fields/football.js';
import { grid } from './fields/grid.js';
import { hospital } from './fields/hospital.js';
import { library } from './fields/library.js';
import { museum } from './fields/museum.js';
import { recipes } from './fields/recipes.js';
import { shop } from './fields/shop.js';
import { university } from './fields/university.js';
import { type Wish, wishes } from './Wish.js';

const en = wishes('en');
const ro = wishes('ro');

const ONE_STEP: readonly Wish[] = [
  en(shop, 'Set the price of the Desk Lamp to 45', (d) => d.set('Desk Lamp', 'price', 45)),
  en(shop, 'Change the status of O-1003 to delivered', (d) => d.set('O-1003', 'status', 'delivered')),
  en(shop, 'Add a customer called Nora West who lives in Bath', (d) =>
    d.add('Customer', 'name', 'Nora West', { city: 'Bath' }),
  ),
  en(shop, 'Delete the Garden Hose', (d) => d.drop('Garden Hose')),
  en(shop, 'Increase the price of every product by 10%', (d) =>
    d.of('Product').map((p) => (p.properties['price'] = Number((Number(p.properties['price']) * 1.1).toFixed(6)))),
  ),
  en(shop, 'Make Alice Moore a non-VIP', (d) => d.set('Alice Moore', 'vip', false)),
  en(shop, 'Rename Homeware to Homeware Ltd', (d) => d.rename('Homeware', 'name', 'Homeware Ltd')),
  en(shop, 'Delete all returned orders', (d) =>
    d.drop(
      ...d
        .of('Order')
        .filter((o) => o.properties['status'] === 'returned')
        .map(({ name }) => name),
    ),
  ),
  en(hospital, 'Dr. Gina Porter now supervises Felix Braun', (d) => d.tie('Gina Porter', 'SUPERVISES', 'Felix Braun')),
  en(hospital, 'Remove the supervision of Clara Stein over David Roth', (d) =>
    d.untie('Clara Stein', 'SUPERVISES', 'David Roth'),
  ),
  en(hospital, 'Move Boris Novak from the East Wing to Intensive Care', (d) =>
    d.untie('Boris Novak', 'WORKS_IN', 'East Wing').tie('Boris Novak', 'WORKS_IN', 'Intensive Care'),
  ),
  en(hospital, 'Give the North Wing 2 more beds', (d) => d.set('North Wing', 'beds', 8)),
  en(hospital, 'Remove the dose of Aspirin', (d) => d.unset('Aspirin', 'doseMg')),
  en(hospital, 'Delete every ward', (d) => d.drop('North Wing', 'East Wing', 'Intensive Care', 'Maternity')),
  en(university, 'Add a course Statistics with 5 credits in semester 1', (d) =>
    d.add('Course', 'title', 'Statistics', { credits: 5, semester: 1 }),
  ),
  en(university, 'Genetics no longer requires Cell Biology', (d) => d.untie('Genetics', 'REQUIRES', 'Cell Biology')),
  en(university, 'Edith Sharp teaches Genetics', (d) => d.tie('Edith Sharp', 'TEACHES', 'Genetics')),
  en(university, 'Set the budget of Arts to 200,000', (d) => d.set('Arts', 'budget', 200000)),
  en(university, 'Change it to 7', 'ask'),
  en(library, 'Delete all books but Small Fires', (d) =>
    d.drop(
      ...d
        .of('Book')
        .map(({ name }) => name)
        .filter((name) => name !== 'Small Fires'),
    ),
  ),
  en(library, 'Omar Said influenced Pia Lund', (d) => d.tie('Omar Said', 'INFLUENCED', 'Pia Lund')),
  en(library, 'Move Winter Bees to the Central branch', (d) => {
    for (const { end } of [...d.ties].filter((t) => t.start === 'Winter Bees' && t.type === 'KEPT_AT'))
      d.untie('Winter Bees', 'KEPT_AT', end);
    d.tie('Winter Bees', 'KEPT_AT', 'Central');
  }),
  en(library, 'Rename The Blue Ladder to The Red Ladder', (d) =>
    d.rename('The Blue Ladder', 'title', 'The Red Ladder'),
  ),
  en(library, 'Delete the reader', 'ask'),
  en(football, 'Aaron Pike scored 3 more goals', (d) =>
    d.set('Aaron Pike', 'goals', Number(d.node('Aaron Pike').properties['goals']) + 3),
  ),
  en(football, 'Add a stadium named New Park with a capacity of 18,000', (d) =>
    d.add('Stadium', 'name', 'New Park', { capacity: 18000 }),
  ),
  en(football, 'Transfer Erik Dahl from Albion to United', (d) =>
    d.untie('Erik Dahl', 'PLAYS_FOR', 'Albion').tie('Erik Dahl', 'PLAYS_FOR', 'United'),
  ),
  en(football, 'Jan Mulder is 52 now', (d) => d.set('Jan Mulder', 'age', 52)),
  en(football, 'Rename the label Coach to Manager everywhere', (d) =>
    d.of('Coach').map((c) => (c.labels = ['Manager'])),
  ),
  en(recipes, 'Set Risotto to 45 minutes', (d) => d.set('Risotto', 'minutes', 45)),
  en(recipes, 'Add 30 grams of Basil to the Omelette', (d) => d.tie('Omelette', 'USES', 'Basil', { grams: 30 })),
  en(recipes, 'Delete the cook Jules Petit', (d) => d.drop('Jules Petit')),
  en(recipes, 'Mark Honey as vegan', (d) => d.set('Honey', 'vegan', true)),
  en(grid, 'Connect Hexham to Gosport', (d) => d.tie('Hexham', 'CONNECTED_TO', 'Gosport')),
  en(grid, 'Disconnect Ashford from Bexley', (d) => d.untie('Ashford', 'CONNECTED_TO', 'Bexley')),
  en(grid, 'The capacity of Sunfield has grown by 15', (d) => d.set('Sunfield', 'capacityMw', 60)),
  en(grid, 'Delete all wind plants', (d) => d.drop('Long Sands', 'High Moor')),
  en(family, 'Add Nora Hart as a child of Laura Penn', (d) => d.tie('Laura Penn', 'PARENT_OF', 'Nora Hart')),
  en(family, 'Helen Penn died in 2024', (d) => d.set('Helen Penn', 'died', 2024)),
  en(family, 'Remove the profession of all persons', (d) =>
    d.of('Person').map(({ name }) => d.unset(name, 'profession')),
  ),
  ro(company, 'Mărește salariul lui Dan Moraru cu 500', (d) =>
    d.set('Dan Moraru', 'salariu', Number(d.node('Dan Moraru').properties['salariu']) + 500),
  ),
  ro(company, 'Șterge proiectul Orizont', (d) => d.drop('Orizont')),
  ro(company, 'Adaugă un departament numit Vânzări la etajul 5', (d) =>
    d.add('Departament', 'nume', 'Vânzări', { etaj: 5 }),
  ),
  ro(company, 'Mută-l pe Jean Toma din Calitate în Juridic', (d) =>
    d.untie('Jean Toma', 'LUCREAZĂ_ÎN', 'Calitate').tie('Jean Toma', 'LUCREAZĂ_ÎN', 'Juridic'),
  ),
  ro(company, 'Florin Neagu nu mai raportează lui Carmen Stan', (d) =>
    d.untie('Florin Neagu', 'RAPORTEAZĂ_LUI', 'Carmen Stan'),
  ),
  ro(company, 'Crește bugetul tuturor proiectelor cu 10%', (d) =>
    d.of('Proiect').map((p) => (p.properties['buget'] = Number((Number(p.properties['buget']) * 1.1).toFixed(6)))),
  ),
  ro(company, 'Marchează Meridian ca terminat', (d) => d.set('Meridian', 'stare', 'terminat')),
  ro(museum, 'Redenumește Pescarii în Pescarii la mal', (d) => d.rename('Pescarii', 'titlu', 'Pescarii la mal')),
  ro(museum, 'Expune Grădina albă în Sala Roșie', (d) => d.tie('Grădina albă', 'EXPUS_ÎN', 'Sala Roșie')),
  ro(museum, 'Șterge toți donatorii în afară de Radu Enescu', (d) => d.drop('Familia Cantea', 'Fundația Ars')),
  ro(museum, 'Modifică anul', 'ask'),
  ro(museum, 'Setează suprafața Sălii Mici la 40', (d) => d.set('Sala Mică', 'suprafață', 40)),
  ro(museum, 'Șterge tehnica tuturor exponatelor', (d) => d.of('Exponat').map(({ name }) => d.unset(name, 'tehnică'))),
];

const SEVERAL_STEPS: readonly Wish[] = [
  en(shop, 'Add a supplier called Lumen from Spain and make it supply the Desk Lamp', (d) =>
    d.add('Supplier', 'name', 'Lumen', { country: 'Spain' }).tie('Desk Lamp', 'SUPPLIED_BY', 'Lumen'),
  ),
  en(shop, 'Delete the Coat Hook and the Bath Mat and set the stock of the Wall Clock to 0', (d) =>
    d.drop('Coat Hook', 'Bath Mat').set('Wall Clock', 'stock', 0),
  ),
  en(shop, 'Set the price of the Oak Chair to 80 and its colour to white', (d) =>
    d.set('Oak Chair', 'price', 80).set('Oak Chair', 'colour', 'white'),
  ),
  en(hospital, 'Add a doctor Olga Winter, aged 39, who works in Maternity and supervises Felix Braun', (d) =>
    d
      .add('Doctor', 'name', 'Olga Winter', { age: 39 })
      .tie('Olga Winter', 'WORKS_IN', 'Maternity')
      .tie('Olga Winter', 'SUPERVISES', 'Felix Braun'),
  ),
  en(hospital, 'Delete Yuri Abel and give Intensive Care one more bed', (d) =>
    d.drop('Yuri Abel').set('Intensive Care', 'beds', 15),
  ),
  en(hospital, 'Elena Marsh is now 52 and works in the East Wing instead of the North Wing', (d) =>
    d
      .set('Elena Marsh', 'age', 52)
      .untie('Elena Marsh', 'WORKS_IN', 'North Wing')
      .tie('Elena Marsh', 'WORKS_IN', 'East Wing'),
  ),
  en(university, 'Create a course Logic with 4 credits, offered by Mathematics and taught by Ada Crane', (d) =>
    d
      .add('Course', 'title', 'Logic', { credits: 4 })
      .tie('Logic', 'OFFERED_BY', 'Mathematics')
      .tie('Ada Crane', 'TEACHES', 'Logic'),
  ),
  en(university, 'Bruno Lang stops teaching Algebra; Edith Sharp takes over', (d) =>
    d.untie('Bruno Lang', 'TEACHES', 'Algebra').tie('Edith Sharp', 'TEACHES', 'Algebra'),
  ),
  en(university, 'Rename Painting to Oil Painting and raise its credits by 1', (d) =>
    d.set('Painting', 'credits', 5).rename('Painting', 'title', 'Oil Painting'),
  ),
  en(library, 'Add the author Max Wolf, German, born 1977, and say that he wrote Paper Moons', (d) =>
    d.add('Author', 'name', 'Max Wolf', { nationality: 'German', born: 1977 }).tie('Max Wolf', 'WROTE', 'Paper Moons'),
  ),
  en(library, 'Delete the reader Gus Bird, then rename Hilltop to Hilltop North', (d) =>
    d.drop('Gus Bird').rename('Hilltop', 'name', 'Hilltop North'),
  ),
  en(library, 'Set the pages of Small Fires to 200 and those of Paper Moons to 300', (d) =>
    d.set('Small Fires', 'pages', 200).set('Paper Moons', 'pages', 300),
  ),
  en(football, 'Add a player named Pablo Reis, a striker aged 21, who plays for Rovers', (d) =>
    d.add('Player', 'name', 'Pablo Reis', { position: 'striker', age: 21 }).tie('Pablo Reis', 'PLAYS_FOR', 'Rovers'),
  ),
  en(football, 'Stan Ogden leaves Rovers and takes over Athletic', (d) =>
    d.untie('Stan Ogden', 'MANAGES', 'Rovers').tie('Stan Ogden', 'MANAGES', 'Athletic'),
  ),
  en(football, 'Remove the captain property from all players and delete the loans', (d) => {
    d.of('Player').map(({ name }) => d.unset(name, 'captain'));
    d.ties = d.ties.filter(({ type }) => type !== 'LOANED_TO');
  }),
  en(recipes, 'Create a recipe called Egg Rice that uses Eggs and Rice', (d) =>
    d.add('Recipe', 'title', 'Egg Rice').tie('Egg Rice', 'USES', 'Eggs').tie('Egg Rice', 'USES', 'Rice'),
  ),
  en(recipes, 'Make Pancakes hard and Risotto easy', (d) =>
    d.set('Pancakes', 'difficulty', 'hard').set('Risotto', 'difficulty', 'easy'),
  ),
  en(grid, 'Add a substation Ilford with a voltage of 220 and connect it to Hexham', (d) =>
    d.add('Substation', 'name', 'Ilford', { voltageKv: 220 }).tie('Ilford', 'CONNECTED_TO', 'Hexham'),
  ),
  en(grid, 'Delete Black Hill and let Cold Creek feed Corby', (d) =>
    d.drop('Black Hill').tie('Cold Creek', 'FEEDS', 'Corby'),
  ),
  en(family, 'Add Olive Hart, born 2023, as a child of Nora Hart', (d) =>
    d.add('Person', 'name', 'Olive Hart', { born: 2023 }).tie('Nora Hart', 'PARENT_OF', 'Olive Hart'),
  ),
  en(family, 'Jane Hart moves from Lorne to Tenby and Karl Penn becomes a teacher', (d) =>
    d
      .untie('Jane Hart', 'LIVES_IN', 'Lorne')
      .tie('Jane Hart', 'LIVES_IN', 'Tenby')
      .set('Karl Penn', 'profession', 'teacher'),
  ),
  ro(company, 'Adaugă angajatul Paul Ene, tester, 29 de ani, care lucrează în Calitate', (d) =>
    d.add('Angajat', 'nume', 'Paul Ene', { funcție: 'tester', vârstă: 29 }).tie('Paul Ene', 'LUCREAZĂ_ÎN', 'Calitate'),
  ),
  ro(company, 'Șterge tehnologia Excel și redenumește Kafka în Apache Kafka', (d) =>
    d.drop('Excel').rename('Kafka', 'nume', 'Apache Kafka'),
  ),
  ro(company, 'Pune bugetul lui Zefir la 100000 și starea la întârziat', (d) =>
    d.set('Zefir', 'buget', 100000).set('Zefir', 'stare', 'întârziat'),
  ),
  ro(company, 'Geta Lupu nu mai conduce Calitate, o conduce Horia Matei', (d) =>
    d.untie('Geta Lupu', 'CONDUCE', 'Calitate').tie('Horia Matei', 'CONDUCE', 'Calitate'),
  ),
  ro(museum, 'Adaugă sala numită Sala Albastră la etajul 3 și expune Grădina albă acolo', (d) =>
    d.add('Sală', 'nume', 'Sala Albastră', { etaj: 3 }).tie('Grădina albă', 'EXPUS_ÎN', 'Sala Albastră'),
  ),
  ro(museum, 'Șterge exponatul Dansul și marchează Autoportret ca restaurat', (d) =>
    d.drop('Dansul').set('Autoportret', 'restaurat', true),
  ),
];

/** Eighty wishes, a third of them in several steps. */
export const WISHES: readonly Wish[] = [...ONE_STEP, ...SEVERAL_STEPS];
