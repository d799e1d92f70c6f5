import { en, type Field, first, is, NOTHING, ro, says } from '../Gold.js';
import { World } from '../World.js';

const world = new World();
world.add('Oraș', 'nume', { Brăila: { locuitori: 154000 }, Deva: { locuitori: 53000 }, Turda: { locuitori: 43000 } });
world.add('Post', 'nume', {
  'Radio Lunca': { frecvență: 98.4, înființat: 1994 },
  'Radio Cireș': { frecvență: 104.7, înființat: 2006 },
  'Unda Mică': { frecvență: 91.2, înființat: 1999 },
});
world.add('Emisiune', 'nume', {
  'Cafeaua de dimineață': { minute: 120, premiată: true },
  'Vitrina cu discuri': { minute: 50, premiată: false },
  'Ora satului': { minute: 30, premiată: true },
  Nocturna: { minute: 90, premiată: false },
});
world.add('Prezentator', 'nume', {
  'Sanda Voicu': { vârstă: 41 },
  'Titus Manea': { vârstă: 58 },
  'Ilinca Dobre': { vârstă: 29 },
  'Radu Cernat': { vârstă: 58 },
});
world.join('EMITE_DIN', 'Radio_Lunca > Brăila, Radio_Cireș > Deva');
world.join(
  'DIFUZATĂ_PE',
  'Cafeaua_de_dimineață > Radio_Lunca, Vitrina_cu_discuri > Radio_Cireș, Ora_satului > Radio_Lunca',
);
world.join('DIFUZATĂ_PE', 'Nocturna > Radio_Cireș');
world.join(
  'PREZINTĂ',
  'Sanda_Voicu > Cafeaua_de_dimineață, Titus_Manea > Ora_satului Nocturna, Ilinca_Dobre > Vitrina_cu_discuri',
);

/** Radio stations in Romanian. */
export const radio: Field = {
  name: 'radio',
  language: 'ro',
  world,
  asked: [
    ro(
      'Cine e mai în vârstă, Sanda Voicu sau Ilinca Dobre?',
      (w) => first(w.named('Sanda Voicu'), w.named('Ilinca Dobre')),
      'vârstă',
    ),
    ro(
      'Care e mai lungă, Nocturna sau Ora satului?',
      (w) => first(w.named('Nocturna'), w.named('Ora satului')),
      'minute',
    ),
    ro('E Titus Manea mai tânăr decât Ilinca Dobre?', () => is(false), 'vârstă'),
    ro(
      'Care oraș are mai mulți locuitori, Deva sau Turda?',
      (w) => first(w.named('Deva'), w.named('Turda')),
      'locuitori',
    ),
    ro('Compară Radio Lunca și Radio Cireș', () => says(1994, 2006)),
    ro('Compară minutele emisiunilor Nocturna și Ora satului', () => says(90, 30), 'minute'),
    ro('Ce diferență e între Deva și Brăila?', () => says(53000, 154000)),
    ro('A fost înființat Radio Lunca înaintea lui Radio Cireș?', () => is(true), 'înființat'),
    ro('Care e mai scump, Radio Lunca sau Unda Mică?', NOTHING),
    ro('Compară Radio Lunca cu Radio Galaxia', NOTHING),
    en(
      'Who is younger, Titus Manea or Sanda Voicu?',
      (w) => first(w.named('Sanda Voicu'), w.named('Titus Manea')),
      'vârstă',
    ),
    en('Compare Brăila and Turda', () => says(154000, 43000)),
    ro('Cum sunt legați Sanda Voicu și Titus Manea?', () => says('Cafeaua de dimineață', 'Radio Lunca', 'Ora satului')),
    ro('Care e drumul cel mai scurt de la Ilinca Dobre la Deva?', () => says('Vitrina cu discuri', 'Radio Cireș')),
    ro('Există vreo legătură între Radu Cernat și Brăila?', () => is(false)),
    ro('Ce legătură are Titus Manea cu Deva?', () => says('Nocturna', 'Radio Cireș')),
    en('How is Ilinca Dobre connected to Radio Cireș?', () => says('Vitrina cu discuri')),
    ro('Cum ajung de la Brăila la Sibiu?', NOTHING),
    ro('Ce știi despre Unda Mică?', () => says(1999)),
    ro('Cine este Ilinca Dobre?', () => says(29, 'Vitrina cu discuri')),
    ro('Descrie emisiunea Nocturna', () => says(90)),
    ro('Spune-mi tot ce știi despre Brăila', () => says(154000)),
    ro('Ce poți să-mi spui despre Costel Busuioc?', NOTHING),
    en('What do you know about Ora satului?', () => says(30)),
  ],
};
