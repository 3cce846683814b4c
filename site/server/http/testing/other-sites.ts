/** Addresses that lead a browser to another site, however they are written. */
export const otherSites = ['https://evil.example', '//evil.example', '/%5cevil.example', '/\\evil.example']
