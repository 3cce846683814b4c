import type { Catalogue } from './added.ts'

/**
 * MapLibre's words by its keys, in Russian; its English is built in. Most belong to controls that `Map` does not show,
 * but a plugin may.
 * @see https://maplibre.org/maplibre-gl-js/docs/API/type-aliases/MapOptions/#locale
 */
const ru: Readonly<Record<string, string>> = {
  'AttributionControl.ToggleAttribution': 'Показать или скрыть источники',
  'AttributionControl.MapFeedback': 'Сообщить об ошибке на карте',
  'FullscreenControl.Enter': 'На весь экран',
  'FullscreenControl.Exit': 'Выйти из полноэкранного вида',
  'GeolocateControl.FindMyLocation': 'Найти меня',
  'GeolocateControl.LocationNotAvailable': 'Место не определено',
  'LogoControl.Title': 'Логотип MapLibre',
  'Map.Title': 'Карта',
  'Marker.Title': 'Метка на карте',
  'NavigationControl.ResetBearing': 'Тяните, чтобы повернуть карту; нажмите, чтобы вернуть север наверх',
  'NavigationControl.ZoomIn': 'Приблизить',
  'NavigationControl.ZoomOut': 'Отдалить',
  'Popup.Close': 'Закрыть',
  'ScaleControl.Feet': 'фт',
  'ScaleControl.Meters': 'м',
  'ScaleControl.Kilometers': 'км',
  'ScaleControl.Miles': 'мили',
  'ScaleControl.NauticalMiles': 'морские мили',
  'GlobeControl.Enable': 'Показать глобусом',
  'GlobeControl.Disable': 'Показать плоской',
  'TerrainControl.Enable': 'Показать рельеф',
  'TerrainControl.Disable': 'Скрыть рельеф',
  'CooperativeGesturesHandler.WindowsHelpText': 'Чтобы приблизить карту, держите Ctrl и крутите колесо',
  'CooperativeGesturesHandler.MacHelpText': 'Чтобы приблизить карту, держите ⌘ и крутите колесо',
  'CooperativeGesturesHandler.MobileHelpText': 'Двигайте карту двумя пальцами',
}
export const engineLocales: Catalogue<Readonly<Record<string, string>>> = { ru, en: {} }
