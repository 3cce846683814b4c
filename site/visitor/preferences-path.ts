/** Where forms post preferences; works without scripts. */
export const preferencesPath = '/preferences'
