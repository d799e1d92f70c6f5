/** Where a conversation goes on. */
export const chatOf = (conversationId: string): string => `/dashboard/chat?conversation=${conversationId}`;
