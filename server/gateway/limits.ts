import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { useDisableIntrospection } from '@graphql-yoga/plugin-disable-introspection';
import { type Plugin } from 'graphql-yoga';

/** How large a document may be. Our own need at most 12 levels, as fragments count, and 600 words. */
export const LIMITS = { depth: 12, aliases: 15, directives: 20, tokens: 1500, batch: 10, characters: 65_536 } as const;

/** What a document over a limit is told; which limit it was is nobody's business. */
export const TOO_LARGE = 'The operation is larger than is allowed';
const quietly = { exposeLimits: false, errorMessage: TOO_LARGE };

/** Refuses documents that would cost more than any of ours. @param open whether people explore the schema here */
export const limits = (open: boolean): Plugin[] => [
  maxTokensPlugin({ n: LIMITS.tokens, ...quietly }) as Plugin,
  maxDepthPlugin({ n: LIMITS.depth, ignoreIntrospection: true, ...quietly }) as Plugin,
  maxAliasesPlugin({ n: LIMITS.aliases, ...quietly }) as Plugin,
  maxDirectivesPlugin({ n: LIMITS.directives, ...quietly }) as Plugin,
  ...(open ? [] : [blockFieldSuggestionsPlugin() as Plugin, useDisableIntrospection() as Plugin]),
];
