/** A reason not to start; the message is one clear sentence for the terminal, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
