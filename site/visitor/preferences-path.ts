/** Where forms post preferences; works without scripts. */
export const preferencesPath = '/preferences'

/** Where the panel of reading settings posts: the next page shows it open. */
export const readingPanelPath = `${preferencesPath}?panel=open`

/** Names the posted panel to the next page. */
export const readingPanelForm = 'reading-panel'
