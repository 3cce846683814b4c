import { createFormatters, DEFAULT_INTL_CONFIG, formatDisplayName, formatMessage, formatNumber } from '@formatjs/intl'
import { unbrokenNumber } from '@tropa/library/typography/intl-spaces.ts'
import { createContext, use, type ReactNode } from 'react'
import { region } from '../region/region.ts'
import type accountRu from './account-ru.json'
import type ru from './ru.json'
import { aboutLanguage, contentLanguage, type Language } from '../region/languages.ts'
import { withInnerQuotes } from '../typography/inner-quotes.ts'

/** The sentences of account pages are loaded only with those pages. */
export type MessageId = keyof typeof ru | keyof typeof accountRu
export type AccountMessages = Readonly<Record<keyof typeof accountRu, string>>
export type MessageCatalogue = Readonly<Record<keyof typeof ru, string>> & Partial<AccountMessages>
export type Values = Record<string, string | number>

const catalogues: Partial<Record<Language, Partial<MessageCatalogue>>> = {}

/** A catalogue in use must stay the same object. */
function addTo(language: Language, messages: Partial<MessageCatalogue>) {
  catalogues[language] = Object.assign(catalogues[language] ?? {}, messages)
}

/** The server knows every language, a browser page only its own: switching the language loads another page. */
export function addCatalogue(language: Language, catalogue: MessageCatalogue) {
  addTo(language, catalogue)
}

/** Adds sentences to a catalogue that is in use. */
export function addMessages(language: Language, messages: AccountMessages) {
  addTo(language, messages)
}

function catalogueOf(language: Language): Partial<MessageCatalogue> {
  const catalogue = catalogues[language]
  if (!catalogue) throw new Error(`No words in ${language}: addCatalogue comes first`)
  return catalogue
}

/** Words, plurals and numbers in one language; every sentence may name the region. Dates are in `site/dates`. */
export type Words = {
  language: Language
  (id: MessageId, values?: Values): string
  /** The sentence for a code from the wire; `undefined` for an unknown code. */
  known: (id: string) => string | undefined
  intl: {
    formatNumber: (value: number, options?: { maximumFractionDigits?: number }) => string
    formatDisplayName: (code: string, options: { type: 'language' }) => string | undefined
  }
}

const formatters = createFormatters()

function wordsIn(language: Language): Words {
  const messages = catalogueOf(language)
  const isMessageId = (id: string): id is MessageId => Object.hasOwn(messages, id)
  // `createIntl` would add formats that are not used here to every page.
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: aboutLanguage(language).locale,
    messages,
    timeZone: region.timeZone,
    onError: (error: unknown) => {
      throw error
    },
  }
  const intl: Words['intl'] = {
    formatNumber: (value, options) => unbrokenNumber(formatNumber(config, formatters.getNumberFormat, value, options)),
    formatDisplayName: (code, options) => formatDisplayName(config, formatters.getDisplayNames, code, options),
  }
  const names: Values = region.nameCases[contentLanguage(language)]
  // `formatMessage` returns an array only if a value is an element.
  const say = (id: MessageId, values?: Values) =>
    withInnerQuotes(String(formatMessage(config, formatters, { id }, { ...names, ...values })))
  const known = (id: string) => (isMessageId(id) ? say(id) : undefined)
  return Object.assign(say, { language, known, intl })
}

const byLanguage: Partial<Record<Language, Words>> = {}
/** Cached, because creating one takes a few milliseconds. */
export const words = (language: Language): Words => (byLanguage[language] ??= wordsIn(language))

const WordsContext = createContext<Words | null>(null)

export function WordsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <WordsContext value={words(language)}>{children}</WordsContext>
}

export function useWords(): Words {
  const current = use(WordsContext)
  if (!current) throw new Error('useWords needs a WordsProvider above it')
  return current
}
