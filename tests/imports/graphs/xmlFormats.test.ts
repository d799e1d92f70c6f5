import { describe, expect, test } from 'vitest';

import { drawn, graphIn, propertiesOf } from './readGraph.js';

const gexf = (inner: string, graph = 'defaultedgetype="directed"') =>
  graphIn(
    'g.gexf',
    `<gexf xmlns="http://gexf.net/1.3" version="1.3" xmlns:viz="http://gexf.net/1.3/viz"><graph ${graph}>${inner}</graph></gexf>`,
  );

describe('GEXF', () => {
  test('keeps when elements are there, and values that change', async () => {
    const graph = await gexf(
      `<attributes class="node" mode="dynamic"><attribute id="p" title="Price" type="float"/></attributes>
<nodes><node id="1" label="Kiosk" start="2001"><attvalues><attvalue for="p" value="3.5" start="2001" end="2002"/><attvalue for="p" value="4" start="2002"/></attvalues></node>
<node id="2" label="Booth"><spells><spell start="1990-01-01" end="1991-05-01"/><spell start="1995-01-01" end="1999-01-01"/></spells></node>
<node id="3" label="Tent" timestamp="7"/></nodes><edges/>`,
      'mode="dynamic" defaultedgetype="directed"',
    );
    expect(propertiesOf(graph, 'Kiosk')).toMatchObject({
      start: 2001,
      Price: 4,
      'Price.values': [3.5, 4],
      'Price.periods': ['2001/2002', '2002/..'],
    });
    expect(propertiesOf(graph, 'Booth')).toMatchObject({
      start: '1990-01-01',
      end: '1999-01-01',
      periods: ['1990-01-01/1991-05-01', '1995-01-01/1999-01-01'],
    });
    expect(graph.nodes[1]?.propertyKinds).toEqual({ start: 'date', end: 'date' });
    expect(propertiesOf(graph, 'Tent')).toMatchObject({ start: 7, end: 7 });
  });

  test('has colours, sizes and shapes by which nodes are drawn', async () => {
    const node = (id: number, r: number, size: number, shape: string) =>
      `<node id="${id}" label="N${id}"><viz:color r="${r}" g="0" b="255"/><viz:size value="${size}"/><viz:shape value="${shape}"/><viz:position x="${id * 100}" y="${id * 10}" z="0"/></node>`;
    const graph = await gexf(
      `<nodes>${node(1, 16, 2, 'diamond')}${node(2, 32, 8, 'square')}</nodes><edges><edge source="1" target="2"><viz:thickness value="3"/></edge></edges>`,
    );
    expect(propertiesOf(graph, 'N1')).toMatchObject({ color: '#1000ff', size: 2, shape: 'diamond' });
    expect(graph.relationships[0]?.properties).toEqual({ thickness: 3 });
    expect(graph.styles[0]?.style).toMatchObject({ colourBy: 'color', sizeFrom: 'number', sizeBy: 'size' });
  });

  test('has lists, undeclared attributes, texts among numbers, and nodes within nodes', async () => {
    const graph = await gexf(
      `<attributes class="node"><attribute id="t" title="Tags" type="liststring"/><attribute id="n" title="Count" type="integer"/></attributes>
<nodes><node id="1" label="Outer"><attvalues><attvalue for="t" value="[red, deep blue]"/><attvalue for="n" value="many"/><attvalue for="other" value="x"/></attvalues>
<nodes><node id="2" label="Inner"/></nodes></node><node id="3" label="Beside" pid="1"/></nodes><edges><edge source="2" target="3" type="undirected" label="near"/></edges>`,
    );
    expect(propertiesOf(graph, 'Outer')).toMatchObject({ Tags: ['red', 'deep blue'], Count: 'many', other: 'x' });
    expect(drawn(graph).toSorted()).toEqual(['Beside PART_OF Outer', 'Inner PART_OF Outer', 'Inner near Beside']);
    expect(graph.told).toEqual(['KEPT_AS_TEXT Count', 'NESTING_AS_RELATIONSHIP', 'NESTING_AS_RELATIONSHIP']);
  });

  test('keeps integers that no number holds', async () => {
    const graph = await gexf(
      '<attributes class="node"><attribute id="n" title="Big" type="long"/></attributes><nodes><node id="9007199254740993"><attvalues><attvalue for="n" value="9007199254740993"/></attvalues></node></nodes>',
    );
    expect(graph.nodes[0]?.properties).toEqual({ Big: '9007199254740993', externalId: '9007199254740993' });
  });
});

const graphml = (keys: string, inner: string, graph = 'edgedefault="directed"') =>
  graphIn(
    'g.graphml',
    `<graphml xmlns:y="http://www.yworks.com/xml/graphml">${keys}<graph ${graph}>${inner}</graph></graphml>`,
  );

describe('GraphML', () => {
  test('may call a key of nodes as one of edges, and leave numbers blank', async () => {
    const graph = await graphml(
      '<key id="k" for="node" attr.name="size" attr.type="string"/><key id="k" for="edge" attr.name="size" attr.type="int"/>',
      '<node id="a"><data key="k">big</data></node><edge source="a" target="a"><data key="k">4</data></edge><edge source="a" target="a"><data key="k">  </data></edge>',
    );
    expect(graph.nodes[0]?.properties).toMatchObject({ size: 'big' });
    expect(graph.relationships.map(({ properties }) => properties)).toEqual([{ size: 4 }, {}]);
    expect(graph.told).toEqual([]);
  });

  test('has lists of APOC', async () => {
    const graph = await graphml(
      '<key id="m" for="node" attr.name="m" attr.type="string" attr.list="double"/><key id="s" for="node" attr.name="s" attr.type="string" attr.list="string"/>',
      '<node id="a" labels=":A:B"><data key="m">[1.5,2]</data><data key="s">["x, y","z"]</data></node>',
    );
    expect(graph.nodes[0]).toMatchObject({ labels: ['A', 'B'], properties: { m: [1.5, 2], s: ['x, y', 'z'] } });
  });

  test('has relationships of several nodes, ports, and what has no direction', async () => {
    const graph = await graphml(
      '<key id="n" for="all" attr.name="name"/>',
      '<node id="a"><data key="n">A</data><port name="north"/></node><node id="b"><data key="n">B</data></node><hyperedge id="h"><data key="n">pact</data><endpoint node="a" port="north"/><endpoint node="b"/></hyperedge><edge source="a" target="b" sourceport="north"/><edge source="a" target="b" directed="true"/>',
      'edgedefault="undirected"',
    );
    expect(propertiesOf(graph, 'A')).toMatchObject({ ports: ['north'] });
    expect(drawn(graph).slice(0, 2)).toEqual(['A MEMBER_OF pact', 'B MEMBER_OF pact']);
    expect(graph.relationships.map(({ properties }) => properties)).toEqual([
      { port: 'north' },
      {},
      { sourceport: 'north', undirected: true },
      {},
    ]);
    expect(graph.told).toContain('HYPEREDGE_AS_NODE');
  });

  test('of yEd calls a group as it is shown, and ties what lies in it', async () => {
    const label = (text: string) =>
      `<y:NodeLabel alignment="center">${text}<y:LabelModel><y:SmartNodeLabelModel/></y:LabelModel></y:NodeLabel>`;
    const graph = await graphml(
      '<key for="node" id="d" yfiles.type="nodegraphics"/>',
      `<node id="g" yfiles.foldertype="group"><data key="d"><y:ProxyAutoBoundsNode><y:Realizers active="0"><y:GroupNode>${label('Yard')}</y:GroupNode><y:GroupNode>${label('Folder 9')}</y:GroupNode></y:Realizers></y:ProxyAutoBoundsNode></data><graph edgedefault="directed"><node id="g::n"><data key="d"><y:ShapeNode><y:Fill color="#112233"/>${label('Shed')}${label('north side')}</y:ShapeNode></data></node></graph></node>`,
    );
    expect(propertiesOf(graph, 'Shed')).toMatchObject({ color: '#112233', otherLabels: ['north side'] });
    expect(drawn(graph)).toEqual(['Shed PART_OF Yard']);
    expect(graph.told).toContain('IGNORED_PART name');
  });

  test('of yFiles calls nodes by the text of their labels, and places them', async () => {
    const graph = await graphIn(
      'y.graphml',
      `<graphml xmlns:x="x" xmlns:y="y"><key id="l" for="node" attr.name="NodeLabels" y:attr.uri="http://www.yworks.com/xml/yfiles-common/2.0/NodeLabels"/><key id="p" for="node" attr.name="NodeGeometry" y:attr.uri="http://www.yworks.com/xml/yfiles-common/2.0/NodeGeometry"/><graph edgedefault="directed">
<node id="a"><data key="l">\n <x:List><y:Label><y:Label.Text>Kiln</y:Label.Text></y:Label></x:List>\n</data><data key="p"><y:RectD X="10" Y="20" Width="30" Height="40"/></data></node></graph></graphml>`,
    );
    expect(graph.nodes[0]?.properties).toEqual({ name: 'Kiln', externalId: 'a' });
    expect(graph.nodes[0]?.position).toEqual({ x: 25, y: 40 });
    expect(graph.told).toEqual([]);
  });
});
