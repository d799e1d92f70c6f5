import { brought } from '../personalFiles/rows.js';
import { first, is, NOTHING, ro, says } from '../Gold.js';
import { mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { near, openJson } from './rows.js';

interface NodeLink {
  readonly nodes: readonly { readonly id: string; readonly name: string; readonly pos: readonly number[] }[];
  readonly edges: readonly { readonly source: string; readonly target: string; readonly dist: number }[];
}
const read = openJson('Roedunet.json') as NodeLink;
const nameOf = new Map(read.nodes.map(({ id, name }) => [id, name]));
const counties = read.nodes.map(({ name }) => name);
const links = read.edges.map(({ source, target, dist }) => ({
  ends: [nameOf.get(source) ?? '', nameOf.get(target) ?? ''],
  dist,
}));
const linksOf = (county: string) => links.filter(({ ends }) => ends.includes(county));
export const besides = (county: string) => linksOf(county).flatMap(({ ends }) => ends.filter((end) => end !== county));
const degrees = new Map(counties.map((county) => [county, linksOf(county).length]));
export const distance = (one: string, other: string) =>
  linksOf(one).find(({ ends }) => ends.includes(other))?.dist ?? NaN;
const ends = (chosen: readonly { ends: readonly string[] }[]) => those(...chosen.flatMap((link) => link.ends));

/** The network between Romanian universities: a node for each county, and how far linked ones are. */
export const universityNetwork = brought('universityNetwork', 'ro', ['Roedunet.json'], worldOf({ name: counties }), [
  ro('cu cine e legat Sibiu?', those(...besides('Sibiu'))),
  ro('Care nod are cele mai multe legături?', those(...mostCounted(degrees))),
  ro('câte județe sunt legate direct de Cluj', () => says(besides('Cluj').length)),
  ro('cate noduri are reteaua', () => says(counties.length)),
  ro('ce distanță (dist) e între Bucaresti și Cluj?', () => says(distance('Bucaresti', 'Cluj')), 'dist'),
  ro('care e cea mai lungă legătură', ends(most(links, ({ dist }) => dist)), 'dist'),
  ro('cea mai scurta legatura', ends(most(links, ({ dist }) => -dist)), 'dist'),
  ro('E legat Arad de Timiș?', () => is(besides('Arad').includes('Timis'))),
  ro('e Dolj legat direct de Cluj', () => is(besides('Dolj').includes('Cluj'))),
  ro('câte județe au o singură legătură?', () => says(counties.filter((county) => degrees.get(county) === 1).length)),
  ro('câte legături sunt în total', () => says(links.length)),
  ro(
    'prin ce judet se ajunge de la Tulcea la Iasi',
    those(...besides('Tulcea').filter((county) => besides('Iasi').includes(county))),
  ),
  ro(
    'Ce județe sunt legate și de Iași, și de Galați?',
    those(...besides('Iasi').filter((county) => besides('Galati').includes(county))),
  ),
  ro('lungimea medie a legăturilor', near(mean(links.map(({ dist }) => dist))), 'dist'),
  ro('ce e mai aproape de Cluj, Salaj sau Alba?', (w) => first(w.named('Salaj'), w.named('Alba')), 'dist'),
  ro('câte legături sunt mai lungi de 250 (dist)?', () => says(links.filter(({ dist }) => dist > 250).length), 'dist'),
  ro(
    'ce vecini ai județului Mureș au doar o legătură',
    those(...besides('Mures').filter((county) => degrees.get(county) === 1)),
  ),
  ro('pozitia (pos) nodului Constanta', () =>
    says(...(read.nodes.find(({ name }) => name === 'Constanta')?.pos ?? [])),
  ),
  ro(
    'care dintre vecinii lui Timis e cel mai departe',
    those(...most(besides('Timis'), (county) => distance('Timis', county))),
    'dist',
  ),
  ro('ce viteză are legătura dintre București și Iași?', NOTHING),
  ro('cati studenti sunt la cluj', NOTHING),
  ro('În ce an a fost construită rețeaua?', NOTHING),
  ro('cine administrează nodul din Timiș', NOTHING),
]);
