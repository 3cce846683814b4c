import { LocalizedStringDictionary, type LocalizedString } from '@internationalized/string'
import type { Language } from '../messages/language.tsx'
import type { AriaMessages } from '../messages/reactAria/messages.ts'

type Strings = Record<string, LocalizedString>

/** The messages of one package of React Aria, in the languages that have been added. */
class PackageMessages extends LocalizedStringDictionary<string, LocalizedString> {
  readonly #languages: Record<string, Strings> = {}

  add(language: Language, strings: Strings) {
    this.#languages[language] = strings
  }

  override getStringsForLocale(locale: string): Strings {
    const [first] = Object.values(this.#languages)
    return this.#languages[new Intl.Locale(locale).language] ?? first ?? {}
  }
}
const packages = new Map<string, PackageMessages>()

// React Aria looks for messages of the page before it uses its own. Its own API for them supports one language for the
// whole page, and throws for every package without messages. But a page can have widgets in two languages, and widgets
// of other packages.
const { getGlobalDictionaryForPackage } = LocalizedStringDictionary
Object.assign(LocalizedStringDictionary, {
  getGlobalDictionaryForPackage: (name: string) => packages.get(name) ?? getGlobalDictionaryForPackage(name),
})

/**
 * Replaces React Aria's messages with ours in one language, package by package. A package without ours keeps its own.
 * Call it before a part of React Aria renders.
 */
export function addAriaMessages(language: Language, messages: AriaMessages) {
  for (const [name, texts] of Object.entries(messages)) {
    const dictionary = packages.get(name) ?? new PackageMessages({})
    packages.set(name, dictionary)
    // React Aria calls each message with its own values, whose types the tables declare message by message.
    dictionary.add(language, texts as Strings)
  }
}
