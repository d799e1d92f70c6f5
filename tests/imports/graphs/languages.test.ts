import { describe, expect, test } from 'vitest';

import { drawn, graphIn, propertiesOf } from './readGraph.js';

describe('Turtle', () => {
  const TURTLE = `@prefix ex: <http://ex.org/> .
@prefix foaf: <http://xmlns.com/foaf/0.1/> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
ex:ana a foaf:Person ; foaf:name "Ana"@ro , "Anne"@en ; ex:born "1980-02-03"^^xsd:date ; ex:age 44 ; ex:knows ex:ion , [ a foaf:Person ; foaf:name "Eva"@ro ] ; ex:marks ( 9 10 ) .
ex:ion a foaf:Person ; foaf:name "Ion"@ro ; ex:age "many"^^xsd:integer .
ex:ana ex:likes ex:tea .`;

  test('has properties, labels, languages, lists and nodes without a name', async () => {
    const graph = await graphIn('p.ttl', TURTLE);
    expect(graph.format).toBe('rdf');
    expect(propertiesOf(graph, 'Ana')).toEqual({
      name: 'Ana',
      'name@en': 'Anne',
      born: '1980-02-03',
      age: 44,
      marks: [9, 10],
      externalId: 'http://ex.org/ana',
    });
    expect(graph.nodes.find(({ properties }) => properties['name'] === 'Ana')).toMatchObject({
      labels: ['Person'],
      propertyKinds: { born: 'date' },
    });
    expect(propertiesOf(graph, 'Ion')).toMatchObject({ age: 'many' });
    expect(propertiesOf(graph, 'tea')).toMatchObject({ externalId: 'http://ex.org/tea' });
    expect(drawn(graph).toSorted()).toEqual(['Ana knows Eva', 'Ana knows Ion', 'Ana likes tea']);
    expect(graph.told).toEqual(['IGNORED_PART language']);
  });

  test('N-Triples are recognised by their first line, and broken ones refused with it', async () => {
    const graph = await graphIn(
      'data.txt',
      '<http://a.b/1> <http://a.b/p> <http://a.b/2> .\n_:x <http://a.b/p> "v" .\n',
    );
    expect(graph.nodes).toHaveLength(3);
    await expect(graphIn('x.nt', '<http://a.b/1> <http://a.b/p> .\n')).rejects.toThrow(/BAD_TEXT|TRUNCATED/);
  });

  test('what describes a statement is its relationship', async () => {
    const graph = await graphIn(
      'r.ttl',
      `@prefix e: <http://e/> . @prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> . e:a e:knows e:b . [] a rdf:Statement ; rdf:subject e:a ; rdf:predicate e:knows ; rdf:object e:b ; e:since 2001 .`,
    );
    expect(graph.nodes).toHaveLength(2);
    expect(graph.relationships.map(({ type, properties }) => [type, properties])).toEqual([['knows', { since: 2001 }]]);
  });
});

test('JSON-LD is read as what it says, and fetches no context', async () => {
  const graph = await graphIn(
    'doc.json',
    JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        { '@id': 'urn:x:1', '@type': 'Person', name: 'Ada', knows: { '@id': 'urn:x:2' } },
        { '@id': 'urn:x:2', '@type': 'Person', name: 'Bo' },
      ],
    }),
  );
  expect(graph.format).toBe('jsonld');
  expect(drawn(graph)).toEqual(['Ada knows Bo']);
  expect(graph.nodes.map(({ labels }) => labels)).toEqual([['Person'], ['Person']]);
  expect(graph.told).toEqual(['IGNORED_PART @context']);
});

describe('Cypher', () => {
  test('makes a graph by CREATE, MATCH, MERGE, SET and UNWIND', async () => {
    const graph = await graphIn(
      'team.cypher',
      `// the team
CREATE CONSTRAINT p IF NOT EXISTS FOR (p:Person) REQUIRE p.name IS UNIQUE;
CREATE (TheFilm:Film {title: 'Dune', year: 2021}), (z:Person:Actor {name: "Zen\\u0064aya", born: date('1996-09-01'), marks: [1, -2.5]})
CREATE (z)-[:ACTED_IN {roles: ['Chani']}]->(TheFilm);
MERGE (p:Person {name: 'Denis'}) ON CREATE SET p.new = true;
MERGE (p:Person {name: 'Denis'}) SET p += {age: 54} RETURN p;
MATCH (d:Person {name: 'Denis'}), (f:Film) WHERE f.title = 'Dune' MERGE (d)-[:DIRECTED]->(f);
UNWIND [{n: 'A', to: 'Denis'}, {n: 'B', to: 'Denis'}] AS row MATCH (d:Person {name: row.to}) CREATE (d)<-[r:KNOWS]-(:Person {name: row.n});
LOAD CSV FROM 'x' AS line RETURN line;
`,
    );
    expect(graph.format).toBe('cypher');
    expect(
      drawn({
        ...graph,
        nodes: graph.nodes.map((node) => ({
          ...node,
          properties: { name: node.properties['title'] ?? '', ...node.properties },
        })),
      }).toSorted(),
    ).toEqual(['A KNOWS Denis', 'B KNOWS Denis', 'Denis DIRECTED Dune', 'Zendaya ACTED_IN Dune']);
    expect(graph.nodes.find(({ labels }) => labels.includes('Actor'))).toMatchObject({
      labels: ['Person', 'Actor'],
      properties: { born: '1996-09-01', marks: [1, -2.5] },
      propertyKinds: { born: 'date' },
    });
    expect(propertiesOf(graph, 'Denis')).toEqual({ name: 'Denis', new: true, age: 54 });
    expect(graph.told).toEqual(['IGNORED_PART']);
  });

  test('of APOC leaves nothing of what scripts call nodes by', async () => {
    const graph = await graphIn(
      'all.cypher',
      ':begin\nCREATE CONSTRAINT u FOR (node:`UNIQUE IMPORT LABEL`) REQUIRE (node.`UNIQUE IMPORT ID`) IS UNIQUE;\n:commit\n:begin\nUNWIND [{_id:3, properties:{name:"Foo"}}, {_id:4, properties:{name:"Bar"}}] AS row\nCREATE (n:`UNIQUE IMPORT LABEL`{`UNIQUE IMPORT ID`: row._id}) SET n += row.properties SET n:Thing;\n:commit\nUNWIND [{start: {_id:3}, end: {_id:4}, properties:{since:2}}] AS row MATCH (start:`UNIQUE IMPORT LABEL`{`UNIQUE IMPORT ID`: row.start._id}) MATCH (end:`UNIQUE IMPORT LABEL`{`UNIQUE IMPORT ID`: row.end._id}) CREATE (start)-[r:LINKS]->(end) SET r += row.properties;\nMATCH (n:`UNIQUE IMPORT LABEL`) WITH n LIMIT 20000 REMOVE n:`UNIQUE IMPORT LABEL` REMOVE n.`UNIQUE IMPORT ID`;\n',
    );
    expect(graph.nodes.map(({ labels, properties }) => [labels, properties])).toEqual([
      [['Thing'], { name: 'Foo' }],
      [['Thing'], { name: 'Bar' }],
    ]);
    expect(drawn(graph)).toEqual(['Foo LINKS Bar']);
  });
});

test('GEDCOM has people, families, events and texts over several lines', async () => {
  const graph = await graphIn(
    'tree.ged',
    '\uFEFF0 HEAD\n1 SOUR X\n0 @I1@ INDI\n1 NAME Maria /Pop/\n1 BIRT\n2 DATE 3 MAR 1901\n2 PLAC Blaj\n1 NOTE one\n2 CONT two\n1 FAMS @F1@\n0 @I2@ INDI\n1 NAME Ion /Pop/\n1 FAMC @F1@\n0 @F1@ FAM\n1 WIFE @I1@\n1 CHIL @I2@\n1 MARR\n2 DATE 1920\n0 TRLR\n',
  );
  expect(graph.format).toBe('gedcom');
  expect(propertiesOf(graph, 'Maria Pop')).toMatchObject({
    'birth date': '3 MAR 1901',
    'birth place': 'Blaj',
    note: 'one\ntwo',
  });
  expect(graph.nodes.map(({ labels }) => labels[0])).toEqual(['Person', 'Person', 'Family']);
  expect(graph.relationships.map(({ type }) => type)).toEqual(['WIFE_IN', 'CHILD_IN']);
});
