import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { type Plugin } from 'graphql-yoga';

import { LIMITS, TOO_LARGE } from './sizes.js';

const quietly = { exposeLimits: false, errorMessage: TOO_LARGE };

/**
 * Refuses documents that would cost more than any of ours. The schema may be asked for, by those who may ask anything: it is
 * the one of `/api/docs`, and graphql's own rule holds how deep. @param open whether people explore the schema here
 */
export const limits = (open: boolean): Plugin[] => [
  maxTokensPlugin({ n: LIMITS.tokens, ...quietly }) as Plugin,
  maxDepthPlugin({ n: LIMITS.depth, ignoreIntrospection: true, ...quietly }) as Plugin,
  maxAliasesPlugin({ n: LIMITS.aliases, ...quietly }) as Plugin,
  maxDirectivesPlugin({ n: LIMITS.directives, ...quietly }) as Plugin,
  ...(open ? [] : [blockFieldSuggestionsPlugin() as Plugin]),
];
