import { describe, expect, test } from 'vitest';

import { cellsOf, excel, number, openDocument } from './books.js';
import { readAll, valuesOf } from './readAll.js';

describe('a workbook of Excel', () => {
  test.each([
    [true, [44562, 44620.5, 0], ['2026-01-02', '2026-03-01T12:00:00', '1904-01-01']],
    [false, [44562, 59, 60], ['2022-01-01', '1900-02-28', '1900-02-29']],
    [false, [1, 61, 45000.25], ['1900-01-01', '1900-03-01', '2023-03-15T06:00:00']],
  ])('counts its days as it says, from 1904: %s', async (is1904, days, expected) => {
    const cells = {
      ...cellsOf([['Ship', 'Sailed'], ['Argo'], ['Fram'], ['Vega']]),
      ...Object.fromEntries(days.map((day, at) => [`B${at + 2}`, number(day, 1)])),
    };
    const read = await readAll({
      'ships.xlsx': await excel({ sheets: [{ name: 'Ships', cells }], is1904, formats: [14] }),
    });
    expect(valuesOf(read.nodes, 'Sailed')).toEqual(expected);
  });

  test.each([
    ['h:mm', 20, 0.3125, '07:30'],
    ['h:mm at midnight', 20, 0, '00:00'],
    ['h:mm:ss AM/PM', 19, 0.75 + 5 / 86_400, '18:00:05'],
    ['hours beyond a day', '[h]:mm:ss', 1.5, '36:00:00'],
    ['hours beyond a day, without seconds', '[hh]:mm', 2.25, '54:00'],
    ['minutes and seconds', 'mm:ss', 61 / 86_400, '00:01:01'],
    ['a month', 'mmm', 45_444, '2024-06-01'],
    ['a month and a year', 'mmmm yy', 45_444, '2024-06-01'],
    ['a language and a weekday', '[$-418]dddd, d mmmm yyyy;@', 45_444, '2024-06-01'],
    ['a day and a time', 'dd/mm/yyyy hh:mm', 45_444.5, '2024-06-01T12:00:00'],
    ['a day that has a time too', 'dd.mm.yyyy', 45_444.5, '2024-06-01T12:00:00'],
    ['quoted letters', '0.00 &quot;days&quot;', 12.5, 12.5],
    ['an exponent', '0.00E+00', 12_500, 12_500],
    ['a colour', '[Red]0.0', 3.5, 3.5],
    ['money', '#,##0.00 [$lei-418]', 7.25, 7.25],
    ['any number', 'General', 45_444, 45_444],
  ])('shows numbers as their format does: %s', async (_, format, value, expected) => {
    const cells = {
      ...cellsOf([['Train', 'Shown'], ['R 1'], ['R 2']]),
      B2: number(value, 1),
      B3: number(value, 1),
    };
    const read = await readAll({
      'trains.xlsx': await excel({ sheets: [{ name: 'Trains', cells }], formats: [format] }),
    });
    expect(valuesOf(read.nodes, 'Shown')).toEqual([expected, expected]);
  });

  test('fills merged cells, and tells so', async () => {
    const cells = cellsOf([
      ['Ward', 'Nurse', 'Shift'],
      ['North', 'Ada Pop', 'day'],
      [null, 'Ida Rus', 'night'],
      ['South', 'Vera Stan', 'day'],
      [null, 'Eva Luca', 'night'],
    ]);
    const book = await excel({ sheets: [{ name: 'Rota', cells, merges: ['A2:A3', 'A4:A5'] }] });
    const { opened, issues } = await readAll({ 'rota.xlsx': book });
    expect(opened.recognised.tables[0]?.rows.map(([ward]) => ward)).toEqual(['North', 'North', 'South', 'South']);
    expect(issues).toMatchObject([{ code: 'MERGED_CELLS', count: 2, rows: [2, 4] }]);
  });

  test('may have a title and notes above its headings, which are told', async () => {
    const rows = [
      ['Trees of the orchard, spring'],
      ['as of 3 May'],
      ['Tree', 'Kind', 'Row'],
      ['Old Ida', 'apple', 1],
      ['Tall Tom', 'pear', 2],
      ['Red Rob', 'plum', 3],
    ];
    const book = await excel({ sheets: [{ name: 'Sheet1', cells: cellsOf(rows), merges: ['A1:C1'] }] });
    const read = await readAll({ 'orchard.xlsx': book });
    expect(read.names.slice(0, 3)).toEqual(['Old Ida', 'Tall Tom', 'Red Rob']);
    expect(read.issues).toMatchObject([{ code: 'SKIPPED_ROWS' }]);
  });

  test('may have two rows of headings, the upper ones merged', async () => {
    const rows = [
      ['Farm', 'Oats', null, 'Contact', null],
      [null, '2023', '2024', 'Phone', 'Town'],
      ['Hill', 10, 11, '0264 1', 'Turda'],
      ['Vale', 20, 21, '0264 2', 'Aiud'],
    ];
    const book = await excel({
      sheets: [{ name: 'Farms', cells: cellsOf(rows), merges: ['B1:C1', 'D1:E1', 'A1:A2'] }],
    });
    const read = await readAll({ 'farms.xlsx': book });
    expect(read.opened.recognised.tables[0]?.columns.map(({ name }) => name)).toEqual([
      ...['Farm', 'Oats 2023', 'Oats 2024', 'Contact Phone', 'Contact Town'],
    ]);
    expect(read.names.slice(0, 2)).toEqual(['Hill', 'Vale']);
  });

  test('tells of formulas without a stored value, and of errors', async () => {
    const cells = {
      ...cellsOf([
        ['Part', 'Pieces', 'Price', 'Total'],
        ['Bolt', 4, 2.5],
        ['Nut', 10],
        ['Cam', 3, 1],
      ]),
      C3: '<c t="e"><v>#N/A</v></c>',
      D2: '<c><f>B2*C2</f><v/></c>',
      D3: '<c><f>B3*C3</f></c>',
      D4: '<c><f>B4*C4</f><v>3</v></c>',
    };
    const read = await readAll({ 'stock.xlsx': await excel({ sheets: [{ name: 'Stock', cells }] }) });
    expect(valuesOf(read.nodes, 'Total')).toEqual([3]);
    expect(read.issues).toMatchObject([
      { code: 'NO_STORED_VALUE', column: 'Total', count: 2, rows: [2, 3] },
      { code: 'ERROR_VALUE', column: 'Price', row: 3 },
    ]);
  });

  test('leaves hidden sheets out, however deep they are hidden', async () => {
    const sheets = ['visible', 'hidden', 'veryHidden'].map((state) => ({
      ...{ name: `is ${state}`, state },
      cells: cellsOf([
        ['name', 'town'],
        ['Ada', 'Turda'],
        ['Vera', 'Aiud'],
      ]),
    }));
    const { opened } = await readAll({ 'book.xlsx': await excel({ sheets }) });
    expect(opened.recognised.tables.map(({ name }) => name)).toEqual(['is visible']);
  });

  test('keeps long numbers as they are written', async () => {
    const cells = {
      ...cellsOf([['who', 'card'], ['Ada'], ['Vera']]),
      B2: number('9876543210987651'),
      B3: number('9876543210987653'),
    };
    const read = await readAll({ 'cards.xlsx': await excel({ sheets: [{ name: 'Cards', cells }] }) });
    expect(valuesOf(read.nodes, 'card')).toEqual(['9876543210987651', '9876543210987653']);
  });

  test('may hold a matrix, and a pair of sheets', async () => {
    const matrix = cellsOf([
      [null, 'Hill', 'Vale'],
      ['Hill', 0, 2],
      ['Vale', 0, 0],
    ]);
    const read = await readAll({ 'm.xlsx': await excel({ sheets: [{ name: 'Paths', cells: matrix }] }) });
    expect(read.ties).toEqual(['Hill → Vale']);
    const pair = await excel({
      sheets: [
        {
          name: 'Nodes',
          cells: cellsOf([
            ['Id', 'Label'],
            [1, 'Oak'],
            [2, 'Elm'],
            [3, 'Ash'],
          ]),
        },
        {
          name: 'Edges',
          cells: cellsOf([
            ['Source', 'Target'],
            [1, 2],
            [2, 3],
            [3, 1],
          ]),
        },
      ],
    });
    expect((await readAll({ 'pair.xlsx': pair })).ties).toEqual(['Oak → Elm', 'Elm → Ash', 'Ash → Oak']);
  });
});

describe('a workbook of OpenDocument', () => {
  const cell = (value: string): string =>
    `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
  const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
  const typed = (attributes: string, shown: string): string =>
    `<table:table-cell ${attributes}><text:p>${shown}</text:p></table:table-cell>`;

  test('is read as its values say, and not as they are shown', async () => {
    const book = await openDocument(
      `<table:table table:name="Ships">${row(cell('Ship'), cell('Tons'), cell('Built'), cell('Leaves'), cell('Steam'), cell('Sails'))}` +
        row(
          cell('Argo'),
          typed('office:value-type="float" office:value="1200.5"', '1.200,50'),
          typed('office:value-type="date" office:date-value="1901-02-03"', '3 Feb'),
          typed('office:value-type="time" office:time-value="PT07H05M00S"', '7:05'),
          typed('office:value-type="boolean" office:boolean-value="true"', 'TRUE'),
          typed('office:value-type="percentage" office:value="0.5"', '50%'),
        ) +
        row(
          cell('Old<text:s text:c="1"/>Fram<office:annotation><text:p>a remark</text:p></office:annotation>'),
          typed('office:value-type="currency" office:currency="EUR" office:value="800"', '800 €'),
          typed('office:value-type="date" office:date-value="1902-03-04T00:00:00"', '4 Mar'),
          typed('office:value-type="time" office:time-value="PT26H30M00S"', '26:30'),
          typed('office:value-type="boolean" office:boolean-value="false"', 'FALSE'),
          typed('office:value-type="percentage" office:value="0.25"', '25%'),
        ) +
        '</table:table>',
    );
    const read = await readAll({ 'ships.ods': book });
    expect(read.opened.format).toBe('ods');
    expect(read.nodes.map(({ properties }) => properties)).toEqual([
      { Ship: 'Argo', Tons: 1200.5, Built: '1901-02-03', Leaves: '07:05:00', Steam: true, Sails: 0.5 },
      { Ship: 'Old Fram', Tons: 800, Built: '1902-03-04', Leaves: '26:30:00', Steam: false, Sails: 0.25 },
    ]);
    expect(read.issues).toEqual([]);
  });

  test('has repeated cells and rows, merged ones, hidden sheets, and formulas without a value', async () => {
    const hidden =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const book = await openDocument(
      `<table:table table:name="Rota">${row(cell('Ward'), cell('Nurse'), cell('Pay'))}` +
        row(
          '<table:table-cell office:value-type="string" table:number-rows-spanned="2"><text:p>North</text:p></table:table-cell>',
          cell('Ada'),
          typed('table:formula="of:=1+1"', ''),
        ) +
        row(
          '<table:covered-table-cell/>',
          cell('Ida'),
          typed(
            'table:formula="of:=NA()" office:value-type="string" office:string-value="" calcext:value-type="error"',
            '#N/A',
          ),
        ) +
        '<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string" table:number-columns-repeated="2"><text:p>South</text:p></table:table-cell></table:table-row>' +
        '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>' +
        `<table:table table:name="calc" table:style-name="ta2">${row(cell('a'), cell('b'))}${row(cell('c'), cell('d'))}</table:table>`,
      hidden,
    );
    const { opened, issues } = await readAll({ 'rota.ods': book });
    expect(opened.recognised.tables.map(({ rows }) => rows)).toEqual([
      [
        ['North', 'Ada', null],
        ['North', 'Ida', null],
        ['South', 'South', null],
        ['South', 'South', null],
      ],
    ]);
    expect(issues.map(({ code, column, row: at }) => [code, column, at])).toEqual(
      expect.arrayContaining([
        ['NO_STORED_VALUE', 'Pay', 2],
        ['ERROR_VALUE', 'Pay', 3],
        ['MERGED_CELLS', undefined, 2],
      ]),
    );
  });
});
