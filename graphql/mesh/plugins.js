// @ts-check
import { toClientError } from './clientError.js';
import { aboutVariables, variableErrors } from './variableErrors.js';

/** @typedef {readonly import('graphql').GraphQLError[]} Errors */

/** Errors leave the gateway in the form that clients know. */
function useClientErrors() {
  return {
    /** @param {{ args: Parameters<typeof variableErrors>[0] }} execution */
    onExecute: ({ args }) => ({
      /** @param {{ result: { errors?: Errors }, setResult(result: object): void }} done */
      onExecuteDone({ result, setResult }) {
        const { errors = [] } = result;
        if (errors.length === 0) return;
        const found = aboutVariables(errors) ? variableErrors(args) : errors;
        setResult({ ...result, errors: (found.length === 0 ? errors : found).map(toClientError) });
      },
    }),
  };
}

/** Mesh and Yoga both bring graphql's rules: without this every validation error comes twice and validation costs double. */
function useRulesOnce() {
  return {
    /** @param {{ validateFn: Function, setValidationFn(validate: Function): void }} hook */
    onValidate({ validateFn, setValidationFn }) {
      setValidationFn(
        (
          /** @type {any} */ schema,
          /** @type {any} */ document,
          /** @type {any[]} */ rules,
          /** @type {any[]} */ ...rest
        ) => validateFn(schema, document, rules && [...new Set(rules)], ...rest),
      );
    },
  };
}

/** What every gateway over this mesh does, in the server's process or alone. */
const plugins = [useRulesOnce(), useClientErrors()];
export default plugins;
