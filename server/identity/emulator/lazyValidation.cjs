// The emulator compiles a validator for each of its ~100 operations at start (8 s of CPU). Its own library can compile
// each on first use; the emulator does not ask for that, so we do.

/** To be called before the emulator's server is required. */
function compileValidatorsLazily(requireThere) {
  const exegesis = requireThere('exegesis-express');
  const { middleware } = exegesis;
  exegesis.middleware = (specification, options) =>
    middleware(specification, { ...options, lazyCompileValidationSchemas: true });
}

module.exports = { compileValidatorsLazily };
