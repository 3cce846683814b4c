import type { OwnLanguage } from '../../messages/language.tsx'

/** The same phrases in each language, from the words of that language. */
export const inLanguages = <Words>(
  words: Readonly<Record<OwnLanguage, Words>>,
  phrases: (words: Words) => readonly string[],
): Readonly<Record<OwnLanguage, readonly string[]>> => ({ ru: phrases(words.ru), en: phrases(words.en) })

/** @param states the states that a screen reader announces after the name and the value */
export const closedCombobox = (name: string, ...states: readonly string[]) =>
  ['combobox', name, 'has popup listbox, not expanded', ...states].join(', ')

/** @param position the position of the option in its list, from 1 */
export const option = (name: string, position: number, size: number, state = 'not selected') =>
  `option, ${name}, ${state}, position ${position}, set size ${size}`
