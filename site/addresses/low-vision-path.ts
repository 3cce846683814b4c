/** Turns the low-vision version on and redirects back. The server handles it, not the router. */
export const lowVisionPath = '/low-vision'

/** Shows the reading settings above every page, in the colours that are on, and redirects back. */
export const readingSettingsPath = '/reading-settings'
