import { careHome } from '../exportedFiles/careHome.js';
import { addAlike, reckon } from '../exportedFiles/drafts.js';
import { swimmers, swimming } from '../exportedFiles/swimming.js';
import { hotel } from '../newWords/hotel.js';
import { theatre } from '../paraphrases/theatre.js';
import { council } from '../ownFiles/council.js';
import { haulage } from '../ownFiles/haulage.js';
import { landlord } from '../ownFiles/landlord.js';
import { wishes } from '../Wish.js';
import { lead, leadingTo } from './rows.js';

const ro = wishes('ro');

const swimmersOf = (group: string) => swimmers.filter(({ grupa }) => grupa === group).map(({ nume }) => nume);

/** Fourteen requests over files brought as the product proposes; two name what is not there. */
export const OVER_FILES = [
  ro(swimming, 'Micșorează cotizația juniorilor cu 10%', (d) =>
    reckon(d, swimmersOf('juniori'), 'cotizatie_lei', (now) => now * 0.9),
  ),
  ro(swimming, 'Mută-l pe Luca Țepeș la antrenorul Dragoș Filipescu', (d) =>
    lead(d, 'Luca Țepeș', 'HAS_ANTRENOR', 'Dragoș Filipescu'),
  ),
  ro(swimming, 'creste cotizatia copiilor cu 15 lei', (d) =>
    reckon(d, swimmersOf('copii'), 'cotizatie_lei', (now) => now + 15),
  ),
  ro(swimming, 'Petra Costin trece la antrenoarea Sanda Micu', (d) =>
    lead(d, 'Petra Costin', 'HAS_ANTRENOR', 'Sanda Micu'),
  ),
  ro(swimming, 'Amalia Tofan a părăsit clubul', 'ask'),
  ro(careHome, 'Dublează contribuția lunară a Herminei Kraus', (d) =>
    reckon(d, ['Hermina Kraus'], 'Contribuție lunară', (now) => now * 2),
  ),
  ro(careHome, 'domnul Aron Stoica s-a mutat la etajul 2, camera 204', (d) =>
    d.set('Aron Stoica', 'Etaj', 2).set('Aron Stoica', 'Camera', 204),
  ),
  ro(careHome, 'muta-l pe domnul Simion Harsan in camera 208', (d) => d.set('Simion Hărșan', 'Camera', 208)),
  ro(careHome, 'Ioan Cozma și Ana Greavu fac schimb de camere', (d) =>
    d.set('Ioan Cozma', 'Camera', 203).set('Ana Greavu', 'Camera', 201),
  ),
  ro(landlord, 'Mărește chiria apartamentelor din Centru cu 5%', (d) =>
    reckon(d, leadingTo(d, 'HAS_CARTIER', 'Centru'), 'Chirie lunară', (now) => now * 1.05),
  ),
  ro(landlord, 'Chiriașul de la Donath 77 e acum Radu Moga, telefon 0733 123 456', (d) =>
    d.set('Donath 77', 'Chiriaș', 'Radu Moga').set('Donath 77', 'Telefon', '0733 123 456'),
  ),
  ro(council, 'Comisia lui Sorin Ardelean e acum Juridică, nu Urbanism', (d) =>
    lead(d, 'Sorin Ardelean', 'HAS_COMISIE', 'Juridică'),
  ),
  ro(council, 'scoate-l pe domnul Ionescu din comisia Juridică', 'ask'),
  ro(haulage, 'Adaugă un șofer nou: Dănuț Popa, din Roman, telefon 0740111222', (d) =>
    addAlike(d, 'Costel Țurcanu', 'Nume', 'Dănuț Popa', { Oras: 'Roman', Telefon: '0740111222' }, { Oras: 'Roman' }),
  ),
];

/** Two requests over graphs that were written for questions. */
export const OVER_WORLDS = [
  ro(theatre, 'Negura e pusă în scenă de Petru Ghica de acum încolo', (d) =>
    lead(d, 'Negura', 'PUS_ÎN_SCENĂ_DE', 'Petru Ghica'),
  ),
  ro(hotel, 'Scade prețul camerelor de la Lotus cu 15%', (d) =>
    reckon(d, leadingTo(d, 'APARȚINE', 'Lotus'), 'preț', (now) => now * 0.85),
  ),
];
