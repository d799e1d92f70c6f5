import { test } from 'vitest';
import { kinship, meaningsOf, isPerson } from '../../server/assistant/lexicon/meanings.js';
test('k', () => {
  for (const [a, b] of [
    ['gave', 'gift'],
    ['give', 'gift'],
    ['given', 'gift'],
    ['donate', 'donation'],
    ['donated', 'donation'],
    ['pay', 'payment'],
    ['sell', 'sale'],
    ['sold', 'sale'],
    ['give', 'donor'],
    ['donor', 'gift'],
    ['platit', 'plata'],
    ['vandut', 'vanzare'],
    ['comandat', 'comanda'],
    ['comenzi', 'order'],
    ['comanda', 'order'],
    ['comenzilor', 'order'],
    ['unitati', 'unit'],
    ['unitate', 'unit'],
    ['donat', 'donatie'],
    ['donator', 'donor'],
    ['benefactor', 'donor'],
    ['give', 'donation'],
  ] as const)
    console.log(a, b, JSON.stringify(kinship(meaningsOf([a]), meaningsOf([b]))), meaningsOf([a]).size);
  for (const w of [
    'parishioner',
    'benefactor',
    'supporter',
    'donor',
    'customer',
    'vessel',
    'persoana',
    'musteriu',
    'client',
  ])
    console.log(w, isPerson(w));
});
