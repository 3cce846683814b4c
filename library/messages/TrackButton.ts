const ru = {
  track: 'Мой трек',
  trackWithCount: (count: number) => `Мой трек: ${count}`,
}
const en: typeof ru = {
  track: 'My track',
  trackWithCount: (count) => `My track: ${count}`,
}
export const trackButtonMessages = { ru, en }
export type TrackButtonMessages = typeof ru
