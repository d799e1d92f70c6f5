import { type Language } from './graphs/Language.js';
import { type GraphName } from './graphs/graphs.js';
import { type NodeName } from './graphs/names.js';
import { type NamedOperation } from './graphs/operations.js';

/** Further wordings, written while the reading of edits was worked on; they are no measure of it. */
export interface FurtherEdit {
  readonly language: Language;
  readonly graph?: GraphName;
  /** What the person wrote before in the conversation; nothing of it was accepted. */
  readonly earlier?: readonly string[];
  readonly request: string;
  readonly proposes?: readonly NamedOperation[];
  readonly asks?: string;
  readonly refuses?: string;
}

const country = (name: string): NodeName => ({ label: 'Country', name });
const țară = (name: string): NodeName => ({ label: 'Țară', name });

export const FURTHER: readonly FurtherEdit[] = [
  {
    language: 'en',
    request: 'Create a Person named Ada Lovelace with born 1815',
    proposes: [{ op: 'createNode', node: { label: 'Person', name: 'Ada Lovelace' }, set: { born: 1815 } }],
  },
  {
    language: 'en',
    request: 'Add a person called Grace Hopper, born 9 December 1906, and rename Czechia to Czech Republic',
    proposes: [
      {
        op: 'createNode',
        node: { label: 'Person', name: 'Grace Hopper' },
        set: { born: '1906-12-09' },
        kinds: { born: 'date' },
      },
      { op: 'updateNode', node: country('Czechia'), set: { name: 'Czech Republic' } },
    ],
  },
  {
    language: 'en',
    request: 'Can you please add a node named "Project X" with label Idea?',
    proposes: [{ op: 'createNode', node: { label: 'Idea', name: 'Project X' } }],
  },
  {
    language: 'en',
    request: 'Add the people Ada Lovelace and Alan Turing',
    proposes: [
      { op: 'createNode', node: { label: 'Person', name: 'Ada Lovelace' } },
      { op: 'createNode', node: { label: 'Person', name: 'Alan Turing' } },
    ],
  },
  {
    language: 'en',
    request: 'Add a country called Utopia with capital Amaurot, landlocked no and area of 1,000 km²',
    proposes: [
      { op: 'createNode', node: country('Utopia'), set: { capital: 'Amaurot', landlocked: false, 'area (km²)': 1000 } },
    ],
  },
  {
    language: 'en',
    request: 'Add a currency called Talant in Romania',
    proposes: [
      { op: 'createNode', node: { label: 'Currency', name: 'Talant' } },
      { op: 'createRelationship', type: 'USES', from: country('Romania'), to: { label: 'Currency', name: 'Talant' } },
    ],
  },
  {
    language: 'en',
    request: 'Set the area of Micronesia to 700',
    proposes: [{ op: 'updateNode', node: country('Micronesia'), set: { 'area (km²)': 700 } }],
  },
  {
    language: 'en',
    request: 'Set the capital of Romania to Brașov and the area to 5',
    proposes: [
      { op: 'updateNode', node: country('Romania'), set: { capital: 'Brașov' } },
      { op: 'updateNode', node: country('Romania'), set: { 'area (km²)': 5 } },
    ],
  },
  {
    language: 'en',
    request: "Change Romania's capital from Bucharest to Brașov",
    proposes: [{ op: 'updateNode', node: country('Romania'), set: { capital: 'Brașov' } }],
  },
  {
    language: 'en',
    request: 'Remove the capital of Romania and set its area to 5',
    proposes: [
      { op: 'updateNode', node: country('Romania'), remove: ['capital'] },
      { op: 'updateNode', node: country('Romania'), set: { 'area (km²)': 5 } },
    ],
  },
  {
    language: 'en',
    request: 'Give France a motto of "Liberté, égalité, fraternité"',
    proposes: [{ op: 'updateNode', node: country('France'), set: { motto: 'Liberté, égalité, fraternité' } }],
  },
  {
    language: 'en',
    request: 'note that the capital of Romania is Brașov',
    proposes: [{ op: 'updateNode', node: country('Romania'), set: { capital: 'Brașov' } }],
  },
  {
    language: 'en',
    request: 'rename Romania to Dacia, then connect Dacia to Japan as TRADES_WITH',
    proposes: [
      { op: 'updateNode', node: country('Romania'), set: { name: 'Dacia' } },
      { op: 'createRelationship', type: 'TRADES_WITH', from: country('Romania'), to: country('Japan') },
    ],
  },
  {
    language: 'en',
    request: 'Connect France and Spain to Japan as trades with',
    proposes: ['France', 'Spain'].map((name) => ({
      op: 'createRelationship',
      type: 'TRADES_WITH',
      from: country(name),
      to: country('Japan'),
    })),
  },
  {
    language: 'en',
    request: 'Label Romania and Bulgaria as Black Sea state',
    proposes: ['Romania', 'Bulgaria'].map((name) => ({
      op: 'updateNode',
      node: country(name),
      addLabels: ['Black Sea state'],
    })),
  },
  {
    language: 'en',
    request: 'Delete the countries that border Portugal',
    proposes: [{ op: 'deleteNode', node: country('Spain') }],
  },
  {
    language: 'en',
    request: 'delete all countries larger than 10 million km²',
    proposes: ['Antarctica', 'Russia'].map((name) => ({ op: 'deleteNode', node: country(name) })),
  },
  {
    language: 'en',
    request: 'Delete all relationships between Kosovo and Serbia',
    proposes: [{ op: 'deleteRelationship', type: 'BORDERS', from: country('Serbia'), to: country('Kosovo') }],
  },
  {
    language: 'en',
    earlier: ['What is the area of France?'],
    request: 'Set its capital to Lyon',
    proposes: [{ op: 'updateNode', node: country('France'), set: { capital: 'Lyon' } }],
  },
  {
    language: 'en',
    earlier: ['Delete Micronesia.'],
    request: 'the country',
    proposes: [{ op: 'deleteNode', node: country('Micronesia') }],
  },
  {
    language: 'en',
    earlier: ['Connect Romania and Japan.'],
    request: 'as TRADES_WITH',
    proposes: [{ op: 'createRelationship', type: 'TRADES_WITH', from: country('Romania'), to: country('Japan') }],
  },
  {
    language: 'en',
    earlier: ['Add Danube'],
    request: 'a river',
    proposes: [{ op: 'createNode', node: { label: 'River', name: 'Danube' } }],
  },
  {
    language: 'en',
    graph: 'films',
    request: 'Set the IMDB rating of Titanic to nine',
    proposes: [{ op: 'updateNode', node: { label: 'Film', name: 'Titanic' }, set: { 'IMDB rating': 9 } }],
  },
  {
    language: 'en',
    request: 'put the population of France at 68 million',
    proposes: [{ op: 'updateNode', node: country('France'), set: { population: 68_000_000 } }],
  },
  { language: 'en', request: 'Add a city', asks: 'noName' },
  { language: 'en', request: 'Add Danube', asks: 'noLabel' },
  { language: 'en', request: 'Set the code of Romania to XX', asks: 'property' },
  { language: 'en', request: 'Set the area of Romania to big', asks: 'value' },
  { language: 'en', request: 'Set the founding date of Germany to 03/04/1949', asks: 'value' },
  { language: 'en', request: 'Delete all countries that Bob likes', asks: 'notUnderstood' },
  { language: 'en', request: 'Delete Romania and connect foo', asks: 'notUnderstood' },
  { language: 'en', request: 'Delete Romania and delete foo', refuses: 'unknown' },
  { language: 'en', request: 'Delete Bucharest', refuses: 'unknown' },
  { language: 'en', request: 'Connect Romania to Serbia as BORDERS', refuses: 'already' },
  { language: 'en', request: 'Set the capital of France to Paris', refuses: 'already' },
  { language: 'en', request: 'Remove the capital of Antarctica', refuses: 'noProperty' },
  { language: 'en', request: 'Disconnect France from Japan', refuses: 'notConnected' },
  { language: 'en', graph: 'films', request: 'Delete all nodes', refuses: 'tooMany' },
  {
    language: 'ro',
    request: 'Adaugă o persoană numită Ana Ipătescu născută în 1805',
    proposes: [{ op: 'createNode', node: { label: 'Persoană', name: 'Ana Ipătescu' }, set: { născută: 1805 } }],
  },
  {
    language: 'ro',
    request: 'Adaugă o țară numită „Utopia” cu capitala Amaurot și suprafața de 1.000 km²',
    proposes: [{ op: 'createNode', node: țară('Utopia'), set: { capitală: 'Amaurot', 'suprafață (km²)': 1000 } }],
  },
  {
    language: 'ro',
    request: 'Redenumește Kazahstan în Kazahia și schimbă-i capitala în Almatî',
    proposes: [
      { op: 'updateNode', node: țară('Kazahstan'), set: { nume: 'Kazahia' } },
      { op: 'updateNode', node: țară('Kazahstan'), set: { capitală: 'Almatî' } },
    ],
  },
  {
    language: 'ro',
    request: 'Dă-i Franței populația de 68 de milioane',
    proposes: [{ op: 'updateNode', node: țară('Franța'), set: { populație: 68_000_000 } }],
  },
  {
    language: 'ro',
    request: 'Vreau să leg Franța de Japonia prin „comerț cu”',
    proposes: [{ op: 'createRelationship', type: 'COMERȚ_CU', from: țară('Franța'), to: țară('Japonia') }],
  },
  {
    language: 'ro',
    request: 'sterge capitala frantei',
    proposes: [{ op: 'updateNode', node: țară('Franța'), remove: ['capitală'] }],
  },
  {
    language: 'ro',
    request: 'Șterge țările care se învecinează cu Portugalia',
    proposes: [{ op: 'deleteNode', node: țară('Spania') }],
  },
  {
    language: 'ro',
    request: 'Adaugă relația FACE_COMERȚ_CU între România și Japonia',
    proposes: [{ op: 'createRelationship', type: 'FACE_COMERȚ_CU', from: țară('România'), to: țară('Japonia') }],
  },
  {
    language: 'ro',
    request: 'Adaugă un nod cu numele X și eticheta Idee',
    proposes: [{ op: 'createNode', node: { label: 'Idee', name: 'X' } }],
  },
  {
    language: 'ro',
    earlier: ['Șterge Micronezia.'],
    request: 'țara',
    proposes: [{ op: 'deleteNode', node: țară('Micronezia') }],
  },
  {
    language: 'ro',
    graph: 'films',
    request: 'Schimbă nota IMDB a lui Titanic în 9,5',
    proposes: [{ op: 'updateNode', node: { label: 'Film', name: 'Titanic' }, set: { 'notă IMDB': 9.5 } }],
  },
  {
    language: 'ro',
    request: 'Te rog inserează limba Klingon și leag-o de Japonia prin ARE_FANI_ÎN',
    proposes: [
      { op: 'createNode', node: { label: 'Limbă', name: 'Klingon' } },
      {
        op: 'createRelationship',
        type: 'ARE_FANI_ÎN',
        from: { label: 'Limbă', name: 'Klingon' },
        to: țară('Japonia'),
      },
    ],
  },
  {
    language: 'ro',
    request: 'Creează o monedă nouă „Leu nou” cu simbol L',
    proposes: [{ op: 'createNode', node: { label: 'Monedă', name: 'Leu nou' }, set: { simbol: 'L' } }],
  },
  { language: 'ro', request: 'Setează suprafața României la mult', asks: 'value' },
  { language: 'ro', request: 'Adaugă un oraș', asks: 'noName' },
  { language: 'ro', graph: 'films', request: 'Setează data lansării pentru Titanic la 19.12.1997', refuses: 'already' },
];
