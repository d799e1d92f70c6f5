import { en, type Field, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
world.add('Musician', 'name', {
  'Iva Stone': { born: 1961, country: 'Scotland' },
  'Cal Mercer': { born: 1958, country: 'Wales' },
  'Jo Hale': { born: 1990, country: 'Ireland' },
  'Rui Matos': { born: 1985, country: 'Portugal' },
  'Tess Orr': { born: 1992, country: 'Scotland' },
});
world.add('Band', 'name', {
  'Grey Harbour': { founded: 1980, genre: 'rock' },
  'Paper Lions': { founded: 2010, genre: 'folk' },
  'Night Bus': { founded: 2014, genre: 'rock' },
});
world.add('Album', 'title', {
  'Salt Road': { year: 1983, minutes: 44 },
  'Low Tide': { year: 1987, minutes: 51 },
  'First Frost': { year: 2012, minutes: 38 },
  'Last Stop': { year: 2016, minutes: 47 },
});
world.add('Festival', 'name', { Wideacre: { capacity: 30000 }, Stonefold: { capacity: 9000 } });
world.join('MEMBER_OF', 'Iva_Stone > Grey_Harbour, Cal_Mercer > Grey_Harbour, Jo_Hale > Paper_Lions Night_Bus');
world.join('MEMBER_OF', 'Rui_Matos > Night_Bus, Tess_Orr > Paper_Lions');
world.join('RECORDED', 'Grey_Harbour > Salt_Road Low_Tide, Paper_Lions > First_Frost, Night_Bus > Last_Stop');
world.join('INFLUENCED', 'Grey_Harbour > Night_Bus Paper_Lions, Paper_Lions > Night_Bus');
world.join('PERFORMED_AT', 'Grey_Harbour > Wideacre, Paper_Lions > Wideacre Stonefold, Night_Bus > Stonefold');
world.join('PRODUCED', 'Cal_Mercer > First_Frost, Iva_Stone > Low_Tide Last_Stop');

/** Bands and their albums: also what several words may mean. */
export const band: Field = {
  name: 'band',
  language: 'en',
  world,
  asked: [
    en('Who belongs to Night Bus?', (w) => names(w.in('Night Bus', 'MEMBER_OF')), 'MEMBER_OF'),
    en('Which groups appeared at Stonefold?', (w) => names(w.in('Stonefold', 'PERFORMED_AT')), 'PERFORMED_AT', 'Band'),
    en('Which records did Grey Harbour make?', (w) => names(w.out('Grey Harbour', 'RECORDED')), 'RECORDED', 'Album'),
    en('Which bands played at Wideacre?', (w) => names(w.in('Wideacre', 'PERFORMED_AT')), 'PERFORMED_AT'),
    en('What is the longest album?', (w) => names(top(w.all('Album'), (a) => num(a, 'minutes'))), 'minutes'),
    en('Which bands were inspired by Grey Harbour?', (w) => names(w.out('Grey Harbour', 'INFLUENCED')), 'INFLUENCED'),
    en(
      'How many artists were born after 1980?',
      (w) => says(w.all('Musician').filter((m) => num(m, 'born') > 1980).length),
      'Musician',
      'born',
    ),
    en('When was Night Bus established?', () => says(2014), 'founded'),
    en(
      'Which musicians are from Scotland?',
      (w) => names(w.all('Musician').filter((m) => m.properties['country'] === 'Scotland')),
      'country',
    ),
    en(
      'Who are the musicians of bands that performed at Wideacre?',
      (w) => names(w.in('Wideacre', 'PERFORMED_AT').flatMap((b) => w.in(b, 'MEMBER_OF'))),
      'MEMBER_OF',
    ),
    ro('Ce formații au cântat la Stonefold?', (w) => names(w.in('Stonefold', 'PERFORMED_AT')), 'PERFORMED_AT', 'Band'),
    ro('Câți muzicieni sunt?', (w) => says(w.all('Musician').length), 'Musician'),
    ro('Ce albume a înregistrat Grey Harbour?', (w) => names(w.out('Grey Harbour', 'RECORDED')), 'RECORDED'),
    ro('În ce an s-a născut Jo Hale?', () => says(1990), 'born'),
    ro('Cine este cel mai tânăr muzician?', (w) => names(top(w.all('Musician'), (m) => num(m, 'born'))), 'born'),
    ro(
      'Ce trupe sunt de gen rock?',
      (w) => names(w.all('Band').filter((b) => b.properties['genre'] === 'rock')),
      'genre',
    ),
    ro('Din ce țară este Rui Matos?', () => says('Portugal'), 'country'),
    en('Who wrote the lyrics of Salt Road?', NOTHING),
    en('Which albums won a prize?', NOTHING),
    ro('Cât costă un bilet la Wideacre?', NOTHING),
  ],
};
