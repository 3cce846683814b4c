/** The key of the list of an account's saved tracks. It begins as every key about the visitor does. */
export const savedTracksKey = ['account', 'tracks'] as const
