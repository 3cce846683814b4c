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

// React Aria asks for messages of the page before it uses its own. What it offers for that takes one language for the
// whole page, and throws for every package that has none; a page can have widgets of two languages, and others.
const { getGlobalDictionaryForPackage } = LocalizedStringDictionary
Object.assign(LocalizedStringDictionary, {
  getGlobalDictionaryForPackage: (name: string) => packages.get(name) ?? getGlobalDictionaryForPackage(name),
})

/**
 * Puts messages in one language in place of React Aria's own, package by package. A package without any keeps its own.
 * Call it before a part of React Aria renders.
 */
export function addAriaMessages(language: Language, messages: AriaMessages) {
  for (const [name, texts] of Object.entries(messages)) {
    const dictionary = packages.get(name) ?? new PackageMessages({})
    packages.set(name, dictionary)
    // React Aria hands each message the values that it names, which the tables write down message by message.
    dictionary.add(language, texts as Strings)
  }
}
