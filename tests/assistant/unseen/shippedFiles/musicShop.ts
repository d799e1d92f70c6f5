import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { containing, greatest, least, shippedRows } from './rows.js';

const tracks = shippedRows('TRACK.csv');
const albums = shippedRows('ALBUM.csv');
const artists = shippedRows('ARTIST.csv');
const genres = shippedRows('GENRE.csv');
type Track = (typeof tracks)[number];

export const [track, album] = [cell('NAME'), cell('TITLE')] as const;
const artist = cell('NAME');
export const length = amountOf('MILLISECONDS');
const albumOf = (row: Track | undefined) => where(albums, 'ALBUMID', row?.['ALBUMID'] ?? '')[0];
const genreOf = (row: Track | undefined) => cell('NAME')(where(genres, 'GENREID', row?.['GENREID'] ?? '')[0]);
const ownerOf = (title: string) =>
  artist(where(artists, 'ARTISTID', ...where(albums, 'TITLE', title).map(cell('ARTISTID')))[0]);
const artistOf = (row: Track) => artist(where(artists, 'ARTISTID', albumOf(row)?.['ARTISTID'] ?? '')[0]);
export const albumsBy = (name: string) =>
  where(albums, 'ARTISTID', ...where(artists, 'NAME', name).map(cell('ARTISTID')));
export const tracksBy = (name: string) => tracks.filter((row) => artistOf(row) === name);
export const tracksOn = (title: string) =>
  where(tracks, 'ALBUMID', ...where(albums, 'TITLE', title).map(cell('ALBUMID')));
const inGenre = (name: string) => where(tracks, 'GENREID', ...where(genres, 'NAME', name).map(cell('GENREID')));
const called = (name: string) => where(tracks, 'NAME', name)[0];
const playing = (genre: string) => [...new Set(inGenre(genre).map(artistOf))];
const byArtist = new Map(
  artists.map((row) => [artist(row), where(albums, 'ARTISTID', row['ARTISTID'] ?? '').length] as const),
);

/** Songs of a music shop with their albums, artists and genres: four tables. */
export const musicShop = brought(
  'musicShop',
  'ro',
  ['TRACK.csv', 'ALBUM.csv', 'ARTIST.csv', 'GENRE.csv'],
  worldOf({
    artist: artists.map(artist),
    genre: genres.map(cell('NAME')),
    album: albums.map(album),
    track: tracks.map(track),
  }),
  [
    ro('câte melodii are Amy Winehouse?', () => says(tracksBy('Amy Winehouse').length), 'ALBUMID', 'ARTISTID'),
    ro('ce albume are Miles Davis', those(...albumsBy('Miles Davis').map(album)), 'ARTISTID'),
    ro('al cui e albumul Unplugged', those(ownerOf('Unplugged')), 'ARTISTID'),
    ro('cate melodii au Blues in nume', () => says(containing(tracks, 'NAME', 'blues').length), 'NAME'),
    ro('care e cea mai lungă melodie?', those(...most(tracks, length).map(track)), 'MILLISECONDS'),
    ro(
      'primele 3 genuri dupa numarul de melodii',
      those(...greatest(genres, 3, (row) => inGenre(cell('NAME')(row)).length).map(cell('NAME'))),
      'GENREID',
    ),
    ro('din ce gen e Tears In Heaven', those(genreOf(called('Tears In Heaven'))), 'GENREID'),
    ro(
      'cine a compus Adagio for Strings from the String Quartet, Op. 11?',
      toldBy([cell('COMPOSER')(called('Adagio for Strings from the String Quartet, Op. 11'))]),
      'COMPOSER',
    ),
    ro('cate melodii n-au trecut niciun compozitor', () => says(where(tracks, 'COMPOSER', '').length), 'COMPOSER'),
    ro('ce artiști cântă reggae', those(...playing('Reggae')), 'GENREID', 'ALBUMID', 'ARTISTID'),
    ro('câți artiști au melodii de jazz', () => says(playing('Jazz').length), 'GENREID', 'ALBUMID', 'ARTISTID'),
    ro('cel mai scurt cântec', those(...least(tracks, length).map(track)), 'MILLISECONDS'),
    ro(
      'durata medie (MILLISECONDS) a melodiilor Bossa Nova',
      near(mean(inGenre('Bossa Nova').map(length))),
      'MILLISECONDS',
      'GENREID',
    ),
    ro('pe ce album este Kingston Town', those(album(albumOf(called('Kingston Town')))), 'ALBUMID'),
    ro('câte discuri a vândut Amy Winehouse?', NOTHING),
    ro('in ce an a aparut albumul Back to Black', NOTHING),
    ro('cât costă Fly Me To The Moon', () => says(amountOf('UNITPRICE')(called('Fly Me To The Moon'))), 'UNITPRICE'),
    ro('unde s-a născut Frank Sinatra?', NOTHING),
    ro('ce nota are pe spotify Moon River', NOTHING),
    ro(
      'are Frank Sinatra mai multe melodii decât Marvin Gaye?',
      () => is(tracksBy('Frank Sinatra').length > tracksBy('Marvin Gaye').length),
      'ALBUMID',
      'ARTISTID',
    ),
    ro('artistul cu cele mai multe albume', those(...mostCounted(byArtist)), 'ARTISTID'),
    ro('melodiile compuse de cole porter', those(...where(tracks, 'COMPOSER', 'cole porter').map(track)), 'COMPOSER'),
    ro('ce compozitor apare la cele mai multe melodii', toldBy(mostCounted(counted(tracks, 'COMPOSER'))), 'COMPOSER'),
  ],
);
