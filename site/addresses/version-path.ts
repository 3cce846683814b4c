/** Serves the current version of the portal. */
export const versionPath = '/version.json'
