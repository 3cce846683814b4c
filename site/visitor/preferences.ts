import { type CalendarDate, type CalendarMonth, isCalendarDate, isCalendarMonth } from '@tropa/contract'
import { defaultLanguage, type Language, languages } from '../region/languages.ts'

export const lowVisionThemes = ['lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] as const
export type LowVisionTheme = (typeof lowVisionThemes)[number]
export const themes = ['light', 'dark', ...lowVisionThemes] as const
export type Theme = (typeof themes)[number]
export const isLowVisionTheme = (theme: string | undefined): theme is LowVisionTheme =>
  lowVisionThemes.some((one) => one === theme)

/** The preferences in the cookie `settings`. Without a theme the system's setting applies. */
export type Settings = {
  lang: Language
  /** Reading settings stand above every page, in any theme. A theme for low vision turns them on. */
  vision?: 'low'
  theme?: Theme
  text?: '150' | '200'
  font?: 'serif'
  spacing?: 'wide' | 'wider'
  images?: 'off'
  motion?: 'off'
}

/** Everything about the visitor that affects the first HTML. */
export type Preferences = {
  settings: Settings
  /** `null`: the whole region. */
  territoryId: number | null
  /** The chosen day, today or later; `null`: none. */
  travelDate: CalendarDate | null
  /** The chosen month, this one or later, where no day is chosen; `null`: none. */
  travelMonth: CalendarMonth | null
  /** `null`: not answered yet. */
  isCookieAccepted: boolean | null
  /** Ids of the ready-made and saved tracks on `/my_tracks`. */
  myTracks: readonly number[]
}

/** Of a visitor who has chosen nothing but a language. */
export const noPreferences = (lang: Language): Preferences => ({
  settings: { lang },
  territoryId: null,
  travelDate: null,
  travelMonth: null,
  isCookieAccepted: null,
  myTracks: [],
})

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((item) => item === value)

/** Drops unknown and invalid values one by one; keeps the valid ones. */
export function readSettings(value: unknown): Settings {
  const fields: Readonly<Record<string, unknown>> = { ...(typeof value === 'object' ? value : null) }
  const settings: Settings = { lang: oneOf(languages, fields['lang']) ?? defaultLanguage }
  const theme = oneOf(themes, fields['theme'])
  const vision = isLowVisionTheme(theme) ? 'low' : oneOf(['low'], fields['vision'])
  const text = oneOf(['150', '200'], fields['text'])
  const font = oneOf(['serif'], fields['font'])
  const spacing = oneOf(['wide', 'wider'], fields['spacing'])
  const images = oneOf(['off'], fields['images'])
  const motion = oneOf(['off'], fields['motion'])
  return {
    ...settings,
    ...(vision && { vision }),
    ...(theme && { theme }),
    ...(text && { text }),
    ...(font && { font }),
    ...(spacing && { spacing }),
    ...(images && { images }),
    ...(motion && { motion }),
  }
}

/** @returns `null` for an invalid date and for a day in the past */
export const readTravelDate = (text: string | undefined, today: CalendarDate): CalendarDate | null =>
  isCalendarDate(text) && text >= today ? text : null

/** @returns `null` for an invalid month and for one in the past */
export const readTravelMonth = (text: string | undefined, today: CalendarDate): CalendarMonth | null =>
  isCalendarMonth(text) && text >= today.slice(0, 7) ? text : null

export const readId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

export const readAcceptance = (text: string | undefined): boolean | null =>
  text === 'true' ? true : text === 'false' ? false : null
