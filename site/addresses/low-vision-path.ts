/** Turns the low-vision version on and redirects back. The server handles it, not the router. */
export const lowVisionPath = '/low-vision'
