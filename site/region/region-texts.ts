/** Sentences that are specific to this region, because they name its towns, rivers and mountains. */
export const regionTexts = {
  /** The lead of the places on the home page. */
  placesLead: {
    ru: 'Города и посёлки стоят по рекам — от Оби до Приполярного Урала.',
    en: 'Towns and settlements stand along rivers, from the Ob to the Subpolar Urals.',
  },
  /** How to get here by air, on the page of flights. */
  waysByAir: {
    ru: 'Больше всего рейсов в Сургуте, Нижневартовске и Ханты-Мансийске; в малые аэропорты летают несколько раз в неделю, часто с пересадкой. Если рейса нет, выручит соседний город, поезд или автобус.',
    en: 'Surgut, Nizhnevartovsk and Khanty-Mansiysk have the most flights; small airports have a few a week, often with a change. Where there is none, try the next town, a train or a coach.',
  },
} as const
