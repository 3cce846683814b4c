/**
 * The window of the drawn maps: the region with a margin, degrees. Slightly larger than `bounds` of
 * `sketch-map.json`, which stays on the server.
 */
export const sketchWindow = { south: 58.3, west: 58.4, north: 66, east: 86.8 } as const

type SketchTown = {
  title: { ru: string; en: string }
  geolocation: string
  side: 'left' | 'right' | 'top' | 'bottom'
  isBig?: boolean
}

/** Towns for orientation on the drawn maps. */
export const sketchTowns: readonly SketchTown[] = [
  {
    title: { ru: 'Ханты-Мансийск', en: 'Khanty-Mansiysk' },
    geolocation: '61.00190,69.02710',
    // On the left the long name would be cut on a narrow map, on the right it would meet Surgut.
    side: 'bottom',
    isBig: true,
  },
  { title: { ru: 'Сургут', en: 'Surgut' }, geolocation: '61.25400,73.39620', side: 'top', isBig: true },
  {
    title: { ru: 'Нижневартовск', en: 'Nizhnevartovsk' },
    geolocation: '60.93440,76.55310',
    side: 'bottom',
    isBig: true,
  },
  { title: { ru: 'Берёзово', en: 'Berezovo' }, geolocation: '63.93330,65.05000', side: 'left' },
  { title: { ru: 'Белоярский', en: 'Beloyarsky' }, geolocation: '63.71190,66.67720', side: 'right' },
  { title: { ru: 'Нягань', en: 'Nyagan' }, geolocation: '62.14060,65.39360', side: 'left' },
  { title: { ru: 'Югорск', en: 'Yugorsk' }, geolocation: '61.31230,63.33190', side: 'left' },
  { title: { ru: 'Урай', en: 'Uray' }, geolocation: '60.12960,64.80380', side: 'left' },
  { title: { ru: 'Когалым', en: 'Kogalym' }, geolocation: '62.26540,74.47910', side: 'right' },
]
