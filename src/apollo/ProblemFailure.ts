import { type components } from '../../graphql/generated/rest';

type Problem = components['schemas']['Problem'];

/** A refusal of the backend, or the lack of any answer (`UNAVAILABLE`, status 0 or 504). */
export class ProblemFailure extends Error {
  override readonly name = 'ProblemFailure';
  readonly code: string;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: Problem['errors'];
  readonly present: Problem['present'];
  readonly before: Problem['before'];

  constructor(problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? problem.code ?? 'The call failed');
    this.code = problem.code ?? 'INTERNAL';
    this.status = problem.status ?? 500;
    this.detail = problem.detail;
    this.errors = problem.errors;
    this.present = problem.present;
    this.before = problem.before;
  }
}

/** The refusal in an answer; an answer that is no problem document is known by its status alone. */
export async function failureOf(response: Response): Promise<ProblemFailure> {
  const isProblem = response.headers.get('content-type')?.includes('problem+json') === true;
  const body: unknown = isProblem ? await response.json().catch(() => ({})) : {};
  const status = response.status;
  const fallback = status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL';
  return new ProblemFailure({ code: fallback, status, ...(body as Partial<Problem>) });
}
