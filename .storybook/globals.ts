import { defaultLanguage, type OwnLanguage } from '../library/messages/language.tsx'

export const languages = ['ru', 'en'] as const satisfies readonly OwnLanguage[]
export const themes = ['light', 'dark', 'lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] as const
export const readings = {
  text: { title: 'Text size', icon: 'grow', items: { '100': '100 %', '150': '150 %', '200': '200 %' } },
  spacing: { title: 'Spacing', icon: 'paragraph', items: { '': 'usual spacing', wide: 'wide', wider: 'very wide' } },
  font: { title: 'Typeface', icon: 'book', items: { '': 'sans', serif: 'serif' } },
  images: { title: 'Pictures', icon: 'photo', items: { '': 'pictures', off: 'pictures off' } },
} as const

export const shownLanguage = (value: unknown): OwnLanguage =>
  languages.find((language) => language === value) ?? defaultLanguage

/**
 * The settings of a run: `?globals=theme:dark;text:150`. They are read from the address, because Storybook ignores
 * `globals` in an address without a story, as the test runner uses it: every run would be in the default theme.
 */
export function firstGlobals(search: string) {
  const settings = new URLSearchParams(search).get('globals') ?? ''
  const pairs = settings.split(';').map((pair) => pair.split(':'))
  return {
    language: defaultLanguage,
    theme: 'light',
    text: '100',
    spacing: '',
    font: '',
    images: '',
    ...Object.fromEntries(pairs.filter((pair) => pair.length === 2)),
  }
}
