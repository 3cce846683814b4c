const ru = { track: 'Мой трек' }
const en: typeof ru = { track: 'My track' }
export const trackButtonMessages = { ru, en }
export type TrackButtonMessages = typeof ru
