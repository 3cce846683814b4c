import { addedLanguage, isIn, type Catalogue } from '../messages/added.ts'
import type { Language } from '../messages/language.tsx'
import type { AriaMessages } from '../messages/reactAria/messages.ts'
import type { LoadPart } from './useOnIntent.ts'

type LoadMessages = Catalogue<() => Promise<{ messages: AriaMessages }>>

/** The announcements of lists, fields, menus and the calendar. */
const widgetMessages: LoadMessages = {
  ru: () => import('../messages/reactAria/russian.ts'),
  en: () => import('../messages/reactAria/english.ts'),
}

const wordsIn = (messages: LoadMessages, language: Language) =>
  isIn(messages, language) ? messages[language]() : addedLanguage(language).loadAriaMessages()

/**
 * Loads a part together with React Aria's messages in the page's language, which must load before the part renders.
 * @param load loads the part
 */
export const withAriaMessages =
  <Part>(load: () => Promise<Part>, messages = widgetMessages): LoadPart<Part> =>
  (language) =>
    Promise.all([load(), wordsIn(messages, language), import('../aria/addAriaMessages.ts')]).then(
      ([part, words, { addAriaMessages }]) => {
        addAriaMessages(language, words.messages)
        return part
      },
    )
