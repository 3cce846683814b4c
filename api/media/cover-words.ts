import type { Language } from '@tropa/contract'
import type { CoverKind } from '@tropa/library/drawing/cover.ts'

const scenes: Record<CoverKind, Record<Language, string>> = {
  taiga: { ru: 'тайга', en: 'the taiga' },
  river: { ru: 'река', en: 'a river' },
  mountains: { ru: 'горы', en: 'mountains' },
  wetland: { ru: 'болото', en: 'a bog' },
  town: { ru: 'город у воды', en: 'a town by the water' },
  heritage: { ru: 'стойбище', en: 'a camp in the forest' },
  museum: { ru: 'музей', en: 'a museum' },
  mammoth: { ru: 'мамонты', en: 'mammoths' },
  event: { ru: 'праздник под открытым небом', en: 'an open-air festival' },
  race: { ru: 'оленья упряжка', en: 'a reindeer team' },
  aurora: { ru: 'северное сияние', en: 'northern lights' },
  food: { ru: 'угощение', en: 'food' },
  stay: { ru: 'дом в лесу', en: 'a lodge in the forest' },
  map: { ru: 'карта с маршрутом', en: 'a map with a route' },
  church: { ru: 'храм', en: 'a church' },
  bridge: { ru: 'мост через реку', en: 'a bridge over a river' },
  monument: { ru: 'памятник', en: 'a monument' },
  ski: { ru: 'лыжники', en: 'skiers' },
  biathlon: { ru: 'биатлонисты', en: 'biathletes' },
  street: { ru: 'улица деревянных домов', en: 'a street of wooden houses' },
  ship: { ru: 'теплоход на реке', en: 'a ship on a river' },
  park: { ru: 'городской парк', en: 'a town park' },
  hostel: { ru: 'хостел', en: 'a hostel' },
  cafe: { ru: 'кафе', en: 'a café' },
  fair: { ru: 'ярмарка', en: 'a fair' },
  market: { ru: 'прилавок на рынке', en: 'a market stall' },
  theatre: { ru: 'театр', en: 'a theatre' },
}
const drawing: Record<Language, string> = { ru: 'Рисунок', en: 'Drawing' }

/** What a drawn cover shows, for those who see no pictures. */
export const wordsOfCover = (kind: string, language: Language): string => {
  const scene = new Map(Object.entries(scenes)).get(kind)
  return scene ? `${drawing[language]}: ${scene[language]}` : ''
}
