import { type PropertyKinds } from '../../../domain/properties/values.js';
import { type ImportBatch } from '../../../server/graph/ports/ImportSink.js';
import { FILM_WORDS, ROMANIAN_GENRES } from './filmWords.js';
import { GraphBuilder } from './GraphBuilder.js';
import { type Language } from './Language.js';
import { vegaJson } from './vegaFile.js';

/** A row of movies.json, as far as it is used. */
interface Movie {
  readonly Title: string | number | null;
  readonly 'US Gross': number | null;
  readonly 'Worldwide Gross': number | null;
  readonly 'Production Budget': number | null;
  readonly 'Release Date': string | null;
  readonly 'MPAA Rating': string | null;
  readonly 'Running Time min': number | null;
  readonly Distributor: string | null;
  readonly 'Major Genre': string | null;
  readonly Director: string | null;
  readonly 'Rotten Tomatoes Rating': number | null;
  readonly 'IMDB Rating': number | null;
  readonly 'IMDB Votes': number | null;
}

const LEAST_VOTES = 30_000;
const LAST_YEAR = 2010;

const released = (movie: Movie): string =>
  new Date(`${movie['Release Date'] ?? ''} UTC`).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Films that many people know, with director, genre and distributor; the first of those with one title. */
function chosenFilms(): Movie[] {
  const titles = new Set<string>();
  return vegaJson<Movie[]>('movies.json').filter((movie) => {
    const { Title: title, Director: director, Distributor: studio } = movie;
    if (title === null || director === null || studio === null || movie['Major Genre'] === null) return false;
    if ((movie['IMDB Votes'] ?? 0) < LEAST_VOTES || Number(released(movie).slice(0, 4)) > LAST_YEAR) return false;
    if (titles.has(String(title))) return false;
    titles.add(String(title));
    return true;
  });
}

/**
 * Films with their directors, genres and distributors: about 1,000 nodes and 2,000 relationships. Data: vega-datasets,
 * movies.json, as they stand there, with its mistakes.
 */
export function filmsGraph(language: Language): ImportBatch {
  const words = FILM_WORDS[language];
  const kinds: PropertyKinds = { [words.released]: 'date' };
  const genreName = (genre: string) => (language === 'ro' ? (ROMANIAN_GENRES[genre] ?? genre) : genre);
  const builder = new GraphBuilder();
  for (const movie of chosenFilms()) {
    const film = `film ${String(movie.Title)}`;
    const fields = {
      [words.title]: String(movie.Title),
      [words.released]: released(movie),
      [words.runningTime]: movie['Running Time min'],
      [words.budget]: movie['Production Budget'],
      [words.usGross]: movie['US Gross'],
      [words.worldwideGross]: movie['Worldwide Gross'],
      [words.mpaa]: movie['MPAA Rating'],
      [words.imdb]: movie['IMDB Rating'],
      [words.votes]: movie['IMDB Votes'],
      [words.tomatoes]: movie['Rotten Tomatoes Rating'],
    };
    builder.node(film, words.film, fields, kinds);
    const director = movie.Director ?? '';
    const genre = movie['Major Genre'] ?? '';
    const studio = movie.Distributor ?? '';
    builder.node(`director ${director}`, words.director, { [words.name]: director });
    builder.node(`genre ${genre}`, words.genre, { [words.name]: genreName(genre) });
    builder.node(`studio ${studio}`, words.studio, { [words.name]: studio });
    builder.relationship(film, words.directedBy, `director ${director}`);
    builder.relationship(film, words.ofGenre, `genre ${genre}`);
    builder.relationship(film, words.distributedBy, `studio ${studio}`);
  }
  return builder;
}
