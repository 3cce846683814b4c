const ru = {
  hours: 'Часы работы',
  unknown: 'Часы работы неизвестны. Позвоните, прежде чем ехать.',
}
const en: typeof ru = {
  hours: 'Opening hours',
  unknown: 'The opening hours are not known. Call before you go.',
}
export const openingHoursMessages = { ru, en }
export type OpeningHoursMessages = typeof ru
