/** Addresses of other sites in every spelling that a browser accepts. */
export const otherSites = ['https://evil.example', '//evil.example', '/%5cevil.example', '/\\evil.example']
