/** How the page is read; an absent value is the usual one. */
export interface ReadingSettings {
  theme?: 'light' | 'dark' | 'lv-black-on-white' | 'lv-white-on-black' | 'lv-blue-on-blue'
  /** Percent of the usual size. */
  text?: '150' | '200'
  font?: 'serif'
  spacing?: 'wide' | 'wider'
  images?: 'off'
}
/** What a choice changes; `reading` takes everything back. */
export type ReadingField = keyof ReadingSettings | 'reading'

/** In the order shown; the usual value of each is empty, and first. */
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
] as const

export const isReadingField = (name: string): name is ReadingField =>
  name === 'reading' || fields.some(({ field }) => field === name)

/** The settings after one change, as the panel reports it. */
export const changedReading = (settings: ReadingSettings, field: ReadingField, value: string): ReadingSettings =>
  field === 'reading' ? {} : { ...settings, [field]: value || undefined }
