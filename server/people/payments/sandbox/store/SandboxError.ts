/** A refusal in the form of Stripe's API, which the SDK turns into its own errors. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';

  constructor(
    readonly status: number,
    readonly body: {
      readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
      readonly message: string;
      readonly code?: string;
      readonly param?: string;
      readonly decline_code?: string;
    },
  ) {
    super(body.message);
  }

  static missing(kind: string, id: string, param = 'id'): SandboxError {
    return new SandboxError(404, {
      ...{ type: 'invalid_request_error', code: 'resource_missing', param },
      message: `No such ${kind.replace('.', '_')}: '${id}'`,
    });
  }

  static invalid(message: string, param?: string, code?: string): SandboxError {
    return new SandboxError(400, {
      ...{ type: 'invalid_request_error', message },
      ...(param === undefined ? {} : { param }),
      ...(code === undefined ? {} : { code }),
    });
  }

  static declined(message: string, code = 'card_declined'): SandboxError {
    return new SandboxError(402, { type: 'card_error', code, decline_code: 'generic_decline', message });
  }
}
