const ru = {
  territory: 'Территория',
  all: 'Все города',
  /** The button beside the list of all territories, without scripts. */
  choose: 'Выбрать',
  more: (count: number) => `Ещё ${count}`,
  /** The accessible name of 'More' while one of its territories is chosen. */
  chosenAndMore: (title: string, count: number) => `${title}, ещё ${count}`,
}
const en: typeof ru = {
  territory: 'Territory',
  all: 'All cities',
  choose: 'Choose',
  more: (count) => `${count} more`,
  chosenAndMore: (title, count) => `${title}, ${count} more`,
}
export const territoryPickerMessages = { ru, en }
export type TerritoryPickerMessages = typeof ru
