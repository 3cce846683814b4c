import type { Language } from '../library/messages/language.tsx'

export const languages = ['ru', 'en'] as const satisfies readonly Language[]
export const themes = ['light', 'dark', 'lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] as const
export const texts = ['100', '150', '200'] as const

export const shownLanguage = (value: unknown): Language => languages.find((language) => language === value) ?? 'ru'

/**
 * The settings of a run: `?globals=theme:dark;text:150`. Read from the address, because Storybook leaves `globals` out
 * where no story is named in it, and the test runner names none: every run would be in the default theme.
 */
export function firstGlobals(search: string) {
  const asked = new URLSearchParams(search).get('globals') ?? ''
  const pairs = asked.split(';').map((pair) => pair.split(':'))
  return { language: 'ru', theme: 'light', text: '100', ...Object.fromEntries(pairs.filter((pair) => pair.length === 2)) }
}
