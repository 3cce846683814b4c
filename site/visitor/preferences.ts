import { type CalendarDate, isCalendarDate, languages, type Language } from '@tropa/contract'

export const lowVisionThemes = ['lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] as const
export type LowVisionTheme = (typeof lowVisionThemes)[number]
export const themes = ['light', 'dark', ...lowVisionThemes] as const
export type Theme = (typeof themes)[number]
export const isLowVisionTheme = (theme: string | undefined): theme is LowVisionTheme =>
  lowVisionThemes.some((one) => one === theme)

/** What a visitor chose, as kept in the cookie `settings`. An absent theme follows the system's. */
export type Settings = {
  lang: Language
  /** The version for low vision: its settings stand over every page, in any theme. A theme made for it turns it on. */
  vision?: 'low'
  theme?: Theme
  text?: '150' | '200'
  font?: 'serif'
  spacing?: 'wide' | 'wider'
  images?: 'off'
}

/** Everything about the visitor that the first HTML depends on. */
export type Preferences = {
  settings: Settings
  /** `null`: the whole region. */
  territoryId: number | null
  /** `YYYY-MM-DD`, today or later; `null`: not chosen. */
  travelDate: CalendarDate | null
  /** `null`: not asked yet. */
  isCookieAccepted: boolean | null
  /** Ids of the ready-made and saved tracks kept on `/my_tracks`. */
  myTracks: readonly number[]
}

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((item) => item === value)

/** Unknown and broken values fall away one by one; what is sound stays. */
export function readSettings(value: unknown): Settings {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const settings: Settings = { lang: oneOf(languages, given['lang']) ?? 'ru' }
  const theme = oneOf(themes, given['theme'])
  const vision = isLowVisionTheme(theme) ? 'low' : oneOf(['low'], given['vision'])
  const text = oneOf(['150', '200'], given['text'])
  const font = oneOf(['serif'], given['font'])
  const spacing = oneOf(['wide', 'wider'], given['spacing'])
  const images = oneOf(['off'], given['images'])
  return {
    ...settings,
    ...(vision && { vision }),
    ...(theme && { theme }),
    ...(text && { text }),
    ...(font && { font }),
    ...(spacing && { spacing }),
    ...(images && { images }),
  }
}

/** A travel date counts only while it is a real day that has not passed. */
export const readTravelDate = (text: string | undefined, today: string): CalendarDate | null =>
  isCalendarDate(text) && text >= today ? text : null

export const readId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

export const readAcceptance = (text: string | undefined): boolean | null =>
  text === 'true' ? true : text === 'false' ? false : null
