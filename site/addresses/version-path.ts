/** Tells the version that the server has now. */
export const versionPath = '/version.json'
