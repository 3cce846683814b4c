/** What the sky does: every weather service's own codes are mapped to these. */
export const skies = ['clear', 'partly_cloudy', 'cloudy', 'fog', 'rain', 'sleet', 'snow', 'thunderstorm'] as const
/** One of `skies`. */
export type Sky = (typeof skies)[number]
