/** The chat with a question in its composer, to be sent as it is or changed first. */
export const askingFor = (question: string): string => `/dashboard/chat?${new URLSearchParams({ ask: question })}`;
