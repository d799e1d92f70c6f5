/** Milliseconds between two lines of one database: of connections that break again and again, one in a while says why. */
const SAID_EVERY = 10_000;

/** Why a connection failed: where a host has several addresses, each failed for a reason of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** What the terminal was told of one database. */
class OutageLines {
  readonly #away = new Set<object>();
  #isSaid = false;
  #saidAt = -Infinity;

  constructor(private readonly name: string) {}

  failed(pool: object, error: unknown): void {
    this.#away.add(pool);
    if (this.#isSaid || performance.now() - this.#saidAt < SAID_EVERY) return;
    this.#isSaid = true;
    this.#saidAt = performance.now();
    console.warn(`${this.name} cannot be reached (${reasonOf(error)}); trying again.`);
  }

  answered(pool: object): void {
    if (!this.#away.delete(pool) || this.#away.size > 0) return;
    if (this.#isSaid) console.info(`${this.name} answers again.`);
    this.#isSaid = false;
  }
}

const ALL = new Map<string, OutageLines>();

/** What says on the terminal that a database is away and back: one line each, however many pools of connections the process has to it. */
export function outageLinesOf(url: string): Pick<OutageLines, 'failed' | 'answered'> {
  const { host, pathname } = new URL(url);
  const name = `The database ${pathname.slice(1)} at ${host || 'this machine'}`;
  const lines = ALL.get(name) ?? new OutageLines(name);
  ALL.set(name, lines);
  return lines;
}
