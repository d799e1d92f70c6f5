import { wishes, type Wish } from '../Wish.js';
import { each, retype, tieOf } from '../changeRequests/draws.js';
import { huts } from './huts.js';

const ro = wishes('ro');

export const ROMANIAN: readonly Wish[] = [
  ro(huts, 'schimba telefonul Ioanei Preda in 0733 111 222', (d) => d.set('Ioana Preda', 'telefon', '0733 111 222')),
  ro(huts, 'Cabana Negoiu este deschisă acum', (d) => d.set('Negoiu', 'deschisă', true)),
  ro(huts, 'Pune prețul la Padina 95', (d) => d.set('Padina', 'preț', 95)),
  ro(huts, 'Adaugă un ghid nou, Radu Cozma, de 33 de ani, care conduce Valea Albă', (d) =>
    d.add('Ghid', 'nume', 'Radu Cozma', { vârstă: 33 }).tie('Radu Cozma', 'CONDUCE', 'Valea Albă'),
  ),
  ro(huts, 'Mută-l pe Lucian Hanganu de la Curmătura la Padina', (d) =>
    d.untie('Lucian Hanganu', 'CAZAT_LA', 'Curmătura').tie('Lucian Hanganu', 'CAZAT_LA', 'Padina', { nopți: 4 }),
  ),
  ro(huts, 'mărește tariful tuturor ghizilor cu 10%', (d) => each(d, 'Ghid', 'tarif', (now) => now * 1.1)),
  ro(huts, 'Șterge-l pe Tudor Neagu', (d) => d.drop('Tudor Neagu')),
  ro(huts, 'Șterge toate traseele ușoare', (d) => d.drop('Poteca Ursului', 'Drumul Oilor')),
  ro(huts, 'Sanda Oprea conduce și Valea Albă', (d) => d.tie('Sanda Oprea', 'CONDUCE', 'Valea Albă')),
  ro(huts, 'Nea Gheorghe nu mai administrează Negoiu', (d) => d.untie('Nea Gheorghe', 'ADMINISTREAZĂ', 'Negoiu')),
  ro(huts, 'Redenumește Drumul Oilor în Drumul Turmelor', (d) => d.rename('Drumul Oilor', 'nume', 'Drumul Turmelor')),
  ro(huts, 'Setează altitudinea cabanei Podragu la 2140', (d) => d.set('Podragu', 'altitudine', 2140)),
  ro(huts, 'Dragoș Filip are acum 28 de ani', (d) => d.set('Dragoș Filip', 'vârstă', 28)),
  ro(huts, 'Ioana Preda a stat 3 nopți la Podragu', (d) => {
    tieOf(d, 'Ioana Preda', 'CAZAT_LA', 'Podragu').properties['nopți'] = 3;
  }),
  ro(huts, 'Scade prețul la toate cabanele cu 5 lei', (d) => each(d, 'Cabană', 'preț', (now) => now - 5)),
  ro(huts, 'Șterge limba lui Dragoș Filip', (d) => d.unset('Dragoș Filip', 'limba')),
  ro(huts, 'Creează o cabană numită Omu cu altitudinea 2507 și 35 de locuri', (d) =>
    d.add('Cabană', 'nume', 'Omu', { altitudine: 2507, locuri: 35 }),
  ),
  ro(huts, 'Redenumește relația CONDUCE în GHIDEAZĂ', (d) => retype(d, 'CONDUCE', 'GHIDEAZĂ')),
  ro(huts, 'Sanda Oprea conduce Creasta Lungă în locul lui Matei Bucur', (d) =>
    d.untie('Matei Bucur', 'CONDUCE', 'Creasta Lungă').tie('Sanda Oprea', 'CONDUCE', 'Creasta Lungă'),
  ),
  ro(huts, 'Poteca Ursului e mai lungă cu 2', (d) => d.set('Poteca Ursului', 'lungime', 9)),
  ro(huts, 'Padina e administrată de Mirela Stan', (d) => d.tie('Mirela Stan', 'ADMINISTREAZĂ', 'Padina')),
  ro(huts, 'Șterge cabana', 'ask'),
  ro(huts, 'Modifică-i tariful la 400', 'ask'),
  ro(huts, 'Fă Valea Albă traseu greu', (d) => d.set('Valea Albă', 'dificultate', 'greu')),
  ro(huts, 'Pune dificultatea traseelor mai lungi de 10 km pe greu', (d) =>
    d.set('Creasta Lungă', 'dificultate', 'greu').set('Valea Albă', 'dificultate', 'greu'),
  ),
  ro(huts, 'Carmen Vlad s-a mutat în Cluj', (d) => d.set('Carmen Vlad', 'oraș', 'Cluj')),
  ro(huts, 'Adaugă eticheta Refugiu la Podragu', (d) => {
    d.node('Podragu').labels = ['Cabană', 'Refugiu'];
  }),
  ro(huts, 'Șterge toți turiștii din Brașov în afară de Ioana Preda', (d) => d.drop('Carmen Vlad')),
  ro(huts, 'Leagă-l pe Tudor Neagu de Negoiu prin CAZAT_LA', (d) => d.tie('Tudor Neagu', 'CAZAT_LA', 'Negoiu')),
  ro(huts, 'Închide Negoiu și mută cabanierul Nea Gheorghe la Padina', 'ask'),
];
