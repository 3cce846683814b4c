import { createIntl, type IntlShape } from '@formatjs/intl'
import type { Language } from '@tropa/contract'
import { createContext, use, type ReactNode } from 'react'
import { region } from '../region/region.ts'
import en from './en.json'
import ru from './ru.json'

export type MessageId = keyof typeof ru
export type Values = Record<string, string | number>

const catalogues: Record<Language, Record<MessageId, string>> = { ru, en }
const locales: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' }

/** Words, plurals, dates and numbers in one language; dates name the region's time zone unless told another. */
export type Words = {
  language: Language
  (id: MessageId, values?: Values): string
  /** The sentence of a code that came over the wire, or nothing for one we do not know. */
  known: (id: string) => string | undefined
  intl: IntlShape<string>
}

const isMessageId = (id: string): id is MessageId => Object.hasOwn(ru, id)

function wordsIn(language: Language): Words {
  const intl = createIntl({
    locale: locales[language],
    messages: catalogues[language],
    timeZone: region.timeZone,
    onError: (error) => {
      throw error
    },
  })
  const say = (id: MessageId, values?: Values) => intl.formatMessage({ id }, values) as string
  const known = (id: string) => (isMessageId(id) ? say(id) : undefined)
  return Object.assign(say, { language, known, intl })
}

const byLanguage: Partial<Record<Language, Words>> = {}
/** The same object each time: making one costs a few milliseconds. */
export const words = (language: Language): Words => (byLanguage[language] ??= wordsIn(language))

const WordsContext = createContext<Words | null>(null)

export function WordsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <WordsContext value={words(language)}>{children}</WordsContext>
}

export function useWords(): Words {
  const given = use(WordsContext)
  if (!given) throw new Error('useWords needs a WordsProvider above it')
  return given
}
