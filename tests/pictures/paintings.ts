import { newId } from '../../domain/ids/ids.js';

/** Painters with where they were born, their year of birth and of death, and how they painted. */
const PAINTERS = `Édouard Manet|Paris|1832|1883|Realism
Claude Monet|Paris|1840|1926|Impressionism
Pierre-Auguste Renoir|Limoges|1841|1919|Impressionism
Edgar Degas|Paris|1834|1917|Impressionism
Berthe Morisot|Bourges|1841|1895|Impressionism
Mary Cassatt|Allegheny|1844|1926|Impressionism
Camille Pissarro|Charlotte Amalie|1830|1903|Impressionism
Alfred Sisley|Paris|1839|1899|Impressionism
Gustave Caillebotte|Paris|1848|1894|Impressionism
Paul Cézanne|Aix-en-Provence|1839|1906|Post-Impressionism
Vincent van Gogh|Zundert|1853|1890|Post-Impressionism
Paul Gauguin|Paris|1848|1903|Post-Impressionism
Georges Seurat|Paris|1859|1891|Neo-Impressionism`;

/** Museums with their city and the year in which they opened. */
const MUSEUMS = `Musée d’Orsay|Paris|1986
Musée Marmottan|Paris|1934
Orangerie|Paris|1927
National Gallery|London|1824
Courtauld Gallery|London|1932
The Met|New York|1870
MoMA|New York|1929
National Gallery of Art|Washington|1941
Phillips Collection|Washington|1921
Art Institute of Chicago|Chicago|1879
Museum of Fine Arts|Boston|1870
Van Gogh Museum|Amsterdam|1973`;

/** Paintings with their year, their painter and where they hang. */
const PAINTINGS = `Olympia|1863|Édouard Manet|Musée d’Orsay
Le Déjeuner sur l’herbe|1863|Édouard Manet|Musée d’Orsay
The Railway|1873|Édouard Manet|National Gallery of Art
Boating|1874|Édouard Manet|The Met
A Bar at the Folies-Bergère|1882|Édouard Manet|Courtauld Gallery
Impression, Sunrise|1872|Claude Monet|Musée Marmottan
The Magpie|1869|Claude Monet|Musée d’Orsay
Poppy Field|1873|Claude Monet|Musée d’Orsay
Woman with a Parasol|1875|Claude Monet|National Gallery of Art
La Japonaise|1876|Claude Monet|Museum of Fine Arts
Stacks of Wheat|1891|Claude Monet|Art Institute of Chicago
Bridge over a Pond of Water Lilies|1899|Claude Monet|The Met
Water Lilies|1926|Claude Monet|Orangerie
La Loge|1874|Pierre-Auguste Renoir|Courtauld Gallery
Bal du moulin de la Galette|1876|Pierre-Auguste Renoir|Musée d’Orsay
A Girl with a Watering Can|1876|Pierre-Auguste Renoir|National Gallery of Art
Luncheon of the Boating Party|1881|Pierre-Auguste Renoir|Phillips Collection
Dance at Bougival|1883|Pierre-Auguste Renoir|Museum of Fine Arts
The Umbrellas|1886|Pierre-Auguste Renoir|National Gallery
The Ballet Class|1874|Edgar Degas|Musée d’Orsay
The Dance Class|1874|Edgar Degas|The Met
L’Absinthe|1876|Edgar Degas|Musée d’Orsay
Miss La La at the Cirque Fernando|1879|Edgar Degas|National Gallery
The Cradle|1872|Berthe Morisot|Musée d’Orsay
The Harbour at Lorient|1869|Berthe Morisot|National Gallery of Art
Summer’s Day|1879|Berthe Morisot|National Gallery
Little Girl in a Blue Armchair|1878|Mary Cassatt|National Gallery of Art
In the Loge|1878|Mary Cassatt|Museum of Fine Arts
Lady at the Tea Table|1885|Mary Cassatt|The Met
The Child’s Bath|1893|Mary Cassatt|Art Institute of Chicago
The Red Roofs|1877|Camille Pissarro|Musée d’Orsay
Boulevard Montmartre at Night|1897|Camille Pissarro|National Gallery
Boulevard Montmartre, Winter Morning|1897|Camille Pissarro|The Met
The Bridge at Villeneuve-la-Garenne|1872|Alfred Sisley|The Met
Flood at Port-Marly|1876|Alfred Sisley|Musée d’Orsay
The Floor Scrapers|1875|Gustave Caillebotte|Musée d’Orsay
Paris Street; Rainy Day|1877|Gustave Caillebotte|Art Institute of Chicago
Mont Sainte-Victoire|1887|Paul Cézanne|Courtauld Gallery
The Basket of Apples|1893|Paul Cézanne|Art Institute of Chicago
The Card Players|1895|Paul Cézanne|Musée d’Orsay
The Potato Eaters|1885|Vincent van Gogh|Van Gogh Museum
The Bedroom|1888|Vincent van Gogh|Van Gogh Museum
Sunflowers|1888|Vincent van Gogh|National Gallery
The Starry Night|1889|Vincent van Gogh|MoMA
Almond Blossom|1890|Vincent van Gogh|Van Gogh Museum
The Church at Auvers|1890|Vincent van Gogh|Musée d’Orsay
Tahitian Women on the Beach|1891|Paul Gauguin|Musée d’Orsay
Where Do We Come From?|1897|Paul Gauguin|Museum of Fine Arts
Bathers at Asnières|1884|Georges Seurat|National Gallery
A Sunday on La Grande Jatte|1886|Georges Seurat|Art Institute of Chicago
The Circus|1891|Georges Seurat|Musée d’Orsay`;

/** Who was close to whom. */
const FRIENDS = `Claude Monet|Pierre-Auguste Renoir;Claude Monet|Alfred Sisley;Claude Monet|Gustave Caillebotte
Édouard Manet|Berthe Morisot;Édouard Manet|Edgar Degas;Edgar Degas|Mary Cassatt;Camille Pissarro|Paul Cézanne
Camille Pissarro|Paul Gauguin;Camille Pissarro|Georges Seurat;Vincent van Gogh|Paul Gauguin;Claude Monet|Camille Pissarro
Pierre-Auguste Renoir|Alfred Sisley;Berthe Morisot|Mary Cassatt`;

const rowsOf = (text: string): string[][] => text.split(/\n|;(?=\S)/u).map((row) => row.split('|'));

type Properties = Readonly<Record<string, string | number>>;

/** Painters, what they painted and where it hangs, as the operations that make them. */
export function paintings() {
  const ids = new Map<string, string>();
  const nodes: object[] = [];
  const relationships: object[] = [];
  const make = (label: string, name: string, properties: Properties = {}) => {
    if (ids.has(name)) return;
    ids.set(name, newId());
    nodes.push({ op: 'createNode', nodeId: ids.get(name), labels: [label], properties: { name, ...properties } });
  };
  const tie = (type: string, from: string, to: string, properties: Properties = {}) =>
    relationships.push({
      ...{ op: 'createRelationship', relationshipId: newId(), type, properties },
      ...{ startNodeId: ids.get(from), endNodeId: ids.get(to) },
    });
  for (const [name = '', birthplace = '', born, died, movement = ''] of rowsOf(PAINTERS))
    make('Painter', name, { movement, born: Number(born), died: Number(died), birthplace });
  for (const [name = '', city = '', opened] of rowsOf(MUSEUMS)) {
    make('Museum', name, { opened: Number(opened) });
    make('City', city);
    tie('IN', name, city);
  }
  for (const [name = '', year, painter = '', museum = ''] of rowsOf(PAINTINGS)) {
    make('Painting', name, { year: Number(year) });
    tie('PAINTED', painter, name, { year: Number(year) });
    tie('HANGS_IN', name, museum);
  }
  for (const [one = '', other = ''] of rowsOf(FRIENDS)) tie('FRIEND_OF', one, other);
  return [...nodes, ...relationships];
}
