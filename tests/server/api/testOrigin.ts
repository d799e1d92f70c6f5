/** Where the pages of a test server would be: the provider of payments leads back there. */
export const TEST_ORIGIN = 'http://harta.test';
