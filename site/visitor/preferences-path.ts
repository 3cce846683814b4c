/** Where a change of preferences is posted; a plain form does it without any script. */
export const preferencesPath = '/preferences'
