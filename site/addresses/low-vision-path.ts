/** Turns the low-vision version on and goes back: answered by the server, never by the router. */
export const lowVisionPath = '/low-vision'
