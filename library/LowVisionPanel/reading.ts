/** The reading settings; an absent value is the default. */
export interface ReadingSettings {
  theme?: 'light' | 'dark' | 'lv-black-on-white' | 'lv-white-on-black' | 'lv-blue-on-blue'
  /** Percent of the usual size. */
  text?: '150' | '200'
  font?: 'serif'
  spacing?: 'wide' | 'wider'
  images?: 'off'
  motion?: 'off'
}
/** The field that a choice changes; `reading` resets everything, and an empty `vision` only hides the panel. */
export type ReadingField = keyof ReadingSettings | 'reading' | 'vision'

/** In the order shown; the default of each field is empty, and first. */
export const fields = [
  {
    field: 'theme',
    words: 'themes',
    values: ['', 'dark', 'lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'],
  },
  { field: 'text', words: 'texts', values: ['', '150', '200'] },
  { field: 'font', words: 'fonts', values: ['', 'serif'] },
  { field: 'spacing', words: 'spacings', values: ['', 'wide', 'wider'] },
  { field: 'images', words: 'pictures', values: ['', 'off'] },
  { field: 'motion', words: 'motions', values: ['', 'off'] },
] as const

export const isReadingField = (name: string): name is ReadingField =>
  name === 'reading' || name === 'vision' || fields.some(({ field }) => field === name)

/** The settings after one change, as the panel reports it. */
export function changedReading(settings: ReadingSettings, field: ReadingField, value: string): ReadingSettings {
  if (field === 'vision') return settings
  return field === 'reading' ? {} : { ...settings, [field]: value || undefined }
}

/** With a theme for low vision, the settings are above every page. */
export const isPanelNeeded = ({ theme }: ReadingSettings): boolean => theme?.startsWith('lv-') ?? false
