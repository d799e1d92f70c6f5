import { describe, expect, test } from 'vitest';

import { readAll, valuesOf } from './readAll.js';

describe('XML that is of no known format', () => {
  test('is tables of the elements that come again, and what is in none of them is told', async () => {
    const read = await readAll({
      'catalog.xml': `<?xml version="1.0"?>
<catalog xmlns="urn:x" xmlns:d="urn:d">
  <made>2026-01-02</made>
  <book id="b1"><title>The Mill</title><price currency="EUR">12.5</price><genre>novel</genre></book>
  <book id="b2"><title>The Ford &amp; the Inn</title><price currency="EUR">8</price><genre>novel</genre></book>
  <d:book id="b3"><title><![CDATA[<Bridge>]]></title><price currency="RON">30</price><genre>poem</genre></d:book>
</catalog>`,
    });
    expect(read.opened.format).toBe('xml');
    expect(valuesOf(read.nodes, 'title').filter((title) => title !== undefined)).toEqual([
      'The Mill',
      'The Ford & the Inn',
      '<Bridge>',
    ]);
    expect(valuesOf(read.nodes, 'price.text').filter((price) => price !== undefined)).toEqual([12.5, 8, 30]);
    expect(read.issues).toMatchObject([{ code: 'IGNORED_PART', column: 'made' }]);
  });

  test('has a table for each kind of record beside the others', async () => {
    const read = await readAll({
      'village.xml':
        '<village><people><person name="Ana"/><person name="Ion"/></people><houses><house nr="1"/><house nr="2"/><house nr="3"/></houses></village>',
    });
    expect(read.nodes.map(({ labels }) => labels[0])).toEqual(['Person', 'Person', 'House', 'House', 'House']);
  });

  test('is refused by its name where nothing comes again', async () => {
    await expect(readAll({ 'settings.xml': '<settings><size>4</size></settings>' })).rejects.toMatchObject({
      issue: { code: 'FOREIGN_TABLE' },
    });
  });

  test('is refused where it is cut in the middle', async () => {
    await expect(readAll({ 'cut.xml': '<a><b x="1"/><b x="2"/>' })).rejects.toMatchObject({
      issue: { code: 'TRUNCATED' },
    });
  });
});
