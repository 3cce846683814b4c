import type { ColorCategory } from '../Icon/categories.ts'

const kmRu = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })
const kmEn = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const ruCategories: Record<ColorCategory, string> = {
  place: 'Место',
  tour: 'Тур',
  excursion: 'Экскурсия',
  event: 'Событие',
  food: 'Где поесть',
  stay: 'Где жить',
}
const enCategories: Record<ColorCategory, string> = {
  place: 'Place',
  tour: 'Tour',
  excursion: 'Excursion',
  event: 'Event',
  food: 'Food',
  stay: 'Stay',
}

/** Of places that share a marker; the others are only counted. */
const mostNames = 3
const namesOf = (titles: readonly string[], more: (count: number) => string) =>
  titles.slice(0, mostNames).join(', ') + (titles.length > mostNames ? ` ${more(titles.length - mostNames)}` : '')

const ru = {
  show: 'Показать карту',
  again: 'Показать карту ещё раз',
  inList: 'Всё, что есть на карте, есть и в списке.',
  loading: 'Загружаем карту…',
  /** The reason why there is no map. */
  webgl: 'Этот браузер не рисует карты: в нём выключена или недоступна графика WebGL. Все места — в списке.',
  engine: 'Карта не загрузилась. Все места — в списке.',
  style: 'Подложка карты не загрузилась. Все места — в списке.',
  fallback: 'Подробная карта не отвечает. Показана упрощённая.',
  kept: 'Этот вид карты не загрузился. Остался прежний.',
  empty: 'Здесь пока нет мест.',
  list: 'Места',
  more: (next: number, left: number) => `Показать ещё ${next} из ${left}`,
  region: (label: string) => `Карта: ${label}`,
  markers: 'Места на карте',
  onMap: (title: string) => `На карте: ${title}`,
  /** `numbers` of the stops at one point: '1–4'. */
  stop: (numbers: string, title: string) => `${numbers}. ${title}`,
  /** Several places that the map cannot show apart. */
  together: (titles: readonly string[]) =>
    `Мест здесь: ${titles.length}. ${namesOf(titles, (count) => `и\u00a0ещё\u00a0${count}`)}`,
  zoom: 'Масштаб',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  closest: 'Ближе карта не показывает',
  farthest: 'Дальше карта не показывает',
  types: 'Вид карты',
  categories: ruCategories,
  away: (km: number) => `${kmRu.format(km)} км`,
  leg: (km: number) => `${kmRu.format(km)} км по прямой`,
  total: (km: number) => `Всего ${kmRu.format(km)} км по прямой, не по дорогам`,
  /** Shown over the map when a gesture scrolls the page instead. */
  wheel: 'Чтобы приблизить карту, держите Ctrl и крутите колесо',
  wheelMac: 'Чтобы приблизить карту, держите ⌘ и крутите колесо',
  fingers: 'Двигайте карту двумя пальцами',
}
const en: typeof ru = {
  show: 'Show map',
  again: 'Show map again',
  inList: 'Everything on the map is in the list too.',
  loading: 'Loading the map…',
  webgl: 'This browser does not draw maps: WebGL graphics are off or missing in it. All places are in the list.',
  engine: 'The map did not load. All places are in the list.',
  style: 'The base map did not load. All places are in the list.',
  fallback: 'The detailed map does not answer. A simpler one is shown.',
  kept: 'This map type did not load. The one before it stays.',
  empty: 'No places here yet.',
  list: 'Places',
  more: (next, left) => `Show ${next} more of ${left}`,
  region: (label) => `Map: ${label}`,
  markers: 'Places on the map',
  onMap: (title) => `On the map: ${title}`,
  stop: (numbers, title) => `${numbers}. ${title}`,
  together: (titles) => `Places here: ${titles.length}. ${namesOf(titles, (count) => `and ${count}\u00a0more`)}`,
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closest: 'This is as close as the map goes',
  farthest: 'This is as far out as the map goes',
  types: 'Map type',
  categories: enCategories,
  away: (km) => `${kmEn.format(km)} km`,
  leg: (km) => `${kmEn.format(km)} km in a straight line`,
  total: (km) => `${kmEn.format(km)} km in all in a straight line, not by road`,
  wheel: 'Hold Ctrl and scroll to zoom the map',
  wheelMac: 'Hold ⌘ and scroll to zoom the map',
  fingers: 'Move the map with two fingers',
}
export const mapMessages = { ru, en }
export type MapMessages = typeof ru
