import { encoded, withCedillas } from './encoded.js';
import { type HeldOutCase, one } from './HeldOutCase.js';
import { workbook } from './workbook.js';

const CAFES = ['Otiliei', 'Veche', 'Mare', 'de Jos', 'cu Tei', 'din Deal', 'la Pod'];
const TRADES = ['Weaver', 'Cooper', 'Fletcher', 'Tanner', 'Chandler', 'Mason'];
const GIVEN = ['Aurora', 'Benedikt', 'Cosima', 'Dragoș', 'Eulalia', 'Ferenc', 'Ghizela'];

const many = <T>(count: number, of: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at));
const person = (at: number): string => `${GIVEN[at % 7] ?? ''} ${TRADES[at % 6] ?? ''}${at >= 42 ? ` ${at}` : ''}`;
const next = (at: number, of: number): number => (at * 7 + 3) % of;

/** As yEd writes GraphML: what a node is called stands in how it is drawn. */
const yed = (): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
<key attr.name="url" attr.type="string" for="node" id="d4"/><key for="node" id="d6" yfiles.type="nodegraphics"/><key for="edge" id="d10" yfiles.type="edgegraphics"/>
<graph edgedefault="directed" id="G">
${many(24, (at) => `<node id="n${at}"><data key="d4"/><data key="d6"><y:ShapeNode><y:Geometry height="30.0" width="90.0" x="${(at % 6) * 130}.0" y="${Math.floor(at / 6) * 80}.0"/><y:Fill color="#FFCC00"/><y:NodeLabel alignment="center" fontSize="12">Department of ${TRADES[at % 6] ?? ''}s ${at}</y:NodeLabel><y:Shape type="rectangle"/></y:ShapeNode></data></node>`).join('\n')}
${many(23, (at) => `<edge id="e${at}" source="n${Math.floor(at / 2)}" target="n${at + 1}"><data key="d10"><y:PolyLineEdge><y:EdgeLabel>reports to</y:EdgeLabel></y:PolyLineEdge></data></edge>`).join('\n')}
</graph></graphml>`;

/** GEXF of a network over time, with nodes in nodes. */
const dynamicGexf = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?><gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz" version="1.3">
<meta lastmodifieddate="2024-03-01"><creator>Gephi 0.10</creator></meta><graph defaultedgetype="directed" mode="dynamic" timeformat="date">
<attributes class="node" mode="static"><attribute id="modularity_class" title="Modularity Class" type="integer"><default>0</default></attribute><attribute id="guild" title="guild" type="string"/></attributes>
<nodes>${many(30, (at) => `<node id="${at}.0" label="${person(at)}" start="19${50 + at}-01-01"><attvalues><attvalue for="modularity_class" value="${at % 4}"/><attvalue for="guild" value="${TRADES[at % 6] ?? ''}s"/></attvalues></node>`).join('')}</nodes>
<edges>${many(60, (at) => `<edge id="${at}" source="${at % 30}.0" target="${next(at, 30)}.0" label="apprentice of" weight="${1 + (at % 3)}.0"/>`).join('')}</edges></graph></gexf>`;

/** As Cytoscape's desktop program exports a network. */
const desktop = (): string =>
  JSON.stringify({
    format_version: '1.0',
    generated_by: 'cytoscape-3.10.1',
    target_cytoscapejs_version: '~2.1',
    data: { shared_name: 'guilds', name: 'guilds', SUID: 52, selected: true },
    elements: {
      nodes: many(28, (at) => ({
        data: {
          id: `${100 + at}`,
          shared_name: `YBR${100 + at}C`,
          name: `YBR${100 + at}C`,
          SUID: 100 + at,
          Degree: at % 5,
          selected: false,
        },
        position: { x: (at % 7) * 61.5, y: Math.floor(at / 7) * 58.25 },
        selected: false,
      })),
      edges: many(40, (at) => ({
        data: {
          id: `${300 + at}`,
          source: `${100 + (at % 28)}`,
          target: `${100 + next(at, 28)}`,
          shared_name: `YBR${100 + (at % 28)}C (pp) YBR${100 + next(at, 28)}C`,
          interaction: at % 2 === 0 ? 'pp' : 'pd',
          SUID: 300 + at,
          selected: false,
        },
        selected: false,
      })),
    },
  });

/** As demos of sigma keep a graph of graphology. */
const sigma = (): string =>
  JSON.stringify({
    options: { type: 'mixed', multi: true, allowSelfLoops: true },
    attributes: { lastModified: '2024-01-04' },
    nodes: many(33, (at) => ({
      key: `https://example.org/${at}`,
      attributes: {
        x: Math.cos(at),
        y: Math.sin(at),
        size: 3 + (at % 5),
        color: '#6c3e81',
        label: `Theory of ${TRADES[at % 6] ?? ''}s ${at}`,
        tag: at % 2 ? 'Concept' : 'Field',
      },
    })),
    edges: many(50, (at) => ({
      key: String(at),
      source: `https://example.org/${at % 33}`,
      target: `https://example.org/${next(at, 33)}`,
      undirected: at % 2 === 0,
    })),
  });

const jsonGraph = (): string =>
  JSON.stringify({
    graph: {
      id: 'car-manufacturer-relationships',
      type: 'car',
      label: 'Makers',
      nodes: Object.fromEntries(
        many(20, (at) => [
          `maker-${at}`,
          { label: `${TRADES[at % 6] ?? ''} Motors ${at}`, metadata: { type: 'Maker' } },
        ]),
      ),
      edges: many(30, (at) => ({
        source: `maker-${at % 20}`,
        target: `maker-${next(at, 20)}`,
        relation: at % 3 ? 'has_formed_joint_venture_with' : 'owns',
        metadata: { since: 1990 + (at % 30) },
      })),
    },
  });

const admin = (): Record<string, string> => ({
  'persons_header.csv': `personId:ID(Person),name,born:int,:LABEL\n${many(25, (at) => `p${at},${person(at)},${1940 + at},${at % 2 ? 'Person' : 'Person;Sailor'}`).join('\n')}\n`,
  'ships.csv': `shipId:ID(Ship),name,tonnage:float,commissioned:date,routes:string[],:LABEL\n${many(10, (at) => `s${at},Brig ${CAFES[at % 7] ?? ''} ${at},${at}.5,19${60 + at}-05-01,North;South,Ship`).join('\n')}\n`,
  'crew.csv': `:START_ID(Person),rank,:END_ID(Ship),:TYPE\n${many(25, (at) => `p${at},${at % 3 ? 'mate' : 'captain'},s${at % 10},SAILED_ON`).join('\n')}\n`,
});

/** As Neo4j's APOC exports all of a store, a line an element. */
const apoc = (): string =>
  [
    ...many(22, (at) => ({
      type: 'node',
      id: String(at),
      labels: [at % 4 ? 'Brewer' : 'Brewery'],
      properties: at % 4 ? { name: person(at), since: 1980 + at } : { title: `Brewery ${CAFES[at % 7] ?? ''} ${at}` },
    })),
    ...many(30, (at) => ({
      type: 'relationship',
      id: String(at),
      label: 'WORKS_AT',
      properties: { days: at },
      start: { id: String(at % 22), labels: ['Brewer'] },
      end: { id: String((Math.floor(at / 4) * 4) % 20), labels: ['Brewery'] },
    })),
  ]
    .map((each) => JSON.stringify(each))
    .join('\n');

const firms = (): string =>
  `Denumire unitate;CUI;Județ;Localitate;Cifra de afaceri (lei);Număr angajați;Data înființării\r\n${many(40, (at) => `SC Țesătoria ${CAFES[at % 7] ?? ''} ${at} SRL;${14_000_000 + at * 37};${['Iași', 'Mureș', 'Olt'][at % 3] ?? ''};${['Pașcani', 'Reghin', 'Slatina', 'Iași'][at % 4] ?? ''};${100 + at}.${200 + at},75;${3 + at};${10 + (at % 18)}.04.${1994 + (at % 20)}`).join('\r\n')}\r\n`;

const proteins = (): string =>
  `Entry\tReviewed\tEntry Name\tProtein names\tGene Names\tOrganism\tLength\n${many(35, (at) => `P${10_500 + at}\treviewed\tG${at}P_YEAST\tKinase-like protein ${at} (EC 2.7.${at}.1)\tKLP${at} YGL${at}W\tSaccharomyces cerevisiae\t${200 + at * 3}`).join('\n')}\n`;

interface Branch {
  readonly name: string;
  readonly children?: readonly Branch[];
  readonly value?: number;
}
const tree = (): Branch => ({
  name: 'atlas',
  children: many(4, (at) => ({
    name: `district ${CAFES[at] ?? ''}`,
    children: many(5, (of) => ({ name: `street ${TRADES[of] ?? ''} ${at}`, value: 100 * at + of })),
  })),
});

/** What an end point of SPARQL answers. */
const sparql = (): string =>
  JSON.stringify({
    head: { vars: ['item', 'itemLabel', 'inception', 'countryLabel'] },
    results: {
      bindings: many(26, (at) => ({
        item: { type: 'uri', value: `http://www.wikidata.org/entity/Q${9000 + at}` },
        itemLabel: { 'xml:lang': 'en', type: 'literal', value: `Observatory ${CAFES[at % 7] ?? ''} ${at}` },
        inception: {
          datatype: 'http://www.w3.org/2001/XMLSchema#dateTime',
          type: 'literal',
          value: `18${10 + at}-01-01T00:00:00Z`,
        },
        countryLabel: { 'xml:lang': 'en', type: 'literal', value: ['Chile', 'Peru', 'Spain'][at % 3] },
      })),
    },
  });

const gephi = (): Record<string, string> => ({
  'gephi_nodes.csv': `Id,Label,timeset,modularity_class\n${many(30, (at) => `${at},${person(at)},,${at % 4}`).join('\n')}\n`,
  'gephi_edges.csv': `Source,Target,Type,Id,Label,timeset,Weight\n${many(45, (at) => `${at % 30},${next(at, 30)},Undirected,${at},,,${1 + (at % 4)}.0`).join('\n')}\n`,
});

/** As R writes a table whose rows have names. */
const ratings = (): string =>
  `"","Colour","Drawing","School"\n${many(24, (at) => `"Master ${TRADES[at % 6] ?? ''} of ${CAFES[at % 7] ?? ''} ${at}",${at % 20},${(at * 3) % 20},"${'ABCD'[at % 4] ?? ''}"`).join('\n')}\n`;

async function orders(): Promise<HeldOutCase> {
  const customers = {
    titles: ['Customer No', 'Company', 'Country'],
    names: many(12, (at) => `${TRADES[at % 6] ?? ''} & Sons ${at}`),
    rows: many(12, (at) => [1000 + at, `${TRADES[at % 6] ?? ''} & Sons ${at}`, ['France', 'Italy'][at % 2] ?? '']),
  };
  const sold = {
    titles: ['Order No', 'Customer No', 'Goods', 'Amount'],
    names: [],
    rows: many(40, (at) => [70_000 + at, 1000 + (at % 12), ['Hemp', 'Tar', 'Oak'][at % 3] ?? '', 10 + at]),
  };
  return one('Orders 2024.xlsx', await workbook({ Customers: customers, Orders: sold }), customers.names, {
    relationships: true,
    things: 52,
    labels: [/^customers?$/i, /^orders?$/i],
  });
}

/** What fourteen programs write, in fields that no other set had. */
export const programCases = async (): Promise<HeldOutCase[]> => [
  one(
    'departments.graphml',
    yed(),
    many(24, (at) => `Department of ${TRADES[at % 6] ?? ''}s ${at}`),
    { relationships: true, places: true, things: 24 },
  ),
  one('apprentices.gexf', dynamicGexf(), many(30, person), { relationships: true, says: { guild: 'Masons' } }),
  one(
    'yeast.cyjs',
    desktop(),
    many(28, (at) => `YBR${100 + at}C`),
    { relationships: true, places: true },
  ),
  one(
    'theories.json',
    sigma(),
    many(33, (at) => `Theory of ${TRADES[at % 6] ?? ''}s ${at}`),
    { relationships: true, places: true },
  ),
  one(
    'makers.json',
    jsonGraph(),
    many(20, (at) => `${TRADES[at % 6] ?? ''} Motors ${at}`),
    { relationships: true },
  ),
  {
    name: 'admin import',
    files: admin(),
    captions: [...many(25, person), ...many(10, (at) => `Brig ${CAFES[at % 7] ?? ''} ${at}`)],
    relationships: true,
    labels: [/^Person$/, /^Sailor$/, /^Ship$/],
    says: { tonnage: 0.5, commissioned: '1960-05-01' },
  },
  one(
    'all.jsonl',
    apoc(),
    many(22, (at) => (at % 4 ? person(at) : `Brewery ${CAFES[at % 7] ?? ''} ${at}`)),
    { relationships: true, labels: [/^Brewer$/, /^Brewery$/] },
  ),
  one(
    'firme.csv',
    encoded(firms(), 'windows-1250'),
    many(40, (at) => withCedillas(`SC Țesătoria ${CAFES[at % 7] ?? ''} ${at} SRL`)),
    { labels: [/^firm/i], says: { 'Cifra de afaceri (lei)': 100_200.75 } },
  ),
  one(
    'uniprot.tsv',
    proteins(),
    many(35, (at) => `Kinase-like protein ${at} (EC 2.7.${at}.1)`),
    { says: { Length: 200 } },
  ),
  await orders(),
  one('districts.json', JSON.stringify(tree()), ['atlas', 'district Otiliei', 'street Weaver 0', 'street Chandler 3'], {
    relationships: true,
    things: 25,
  }),
  one(
    'query.json',
    sparql(),
    many(26, (at) => `Observatory ${CAFES[at % 7] ?? ''} ${at}`),
    { things: 26 },
  ),
  { name: 'gephi tables', files: gephi(), captions: many(30, person), relationships: true },
  one(
    'masters.csv',
    ratings(),
    many(24, (at) => `Master ${TRADES[at % 6] ?? ''} of ${CAFES[at % 7] ?? ''} ${at}`),
    { labels: [/^masters?$/i], says: { Drawing: 3 } },
  ),
];
