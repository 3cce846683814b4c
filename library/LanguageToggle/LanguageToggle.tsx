import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import type { Catalogue } from '../messages/added.ts'
import { useLanguage, type Language } from '../messages/language.tsx'
import { languageToggleMessages, type LanguageToggleMessages } from '../messages/LanguageToggle.ts'
import { useMessages } from '../messages/useMessages.ts'

export type LanguageTogglePart = 'root' | 'link'

export interface LanguageToggleProps {
  /** The address of this page in a language. */
  hrefFor: (language: Language) => string
  /** Each language's own name, in this order. */
  languages?: Readonly<Record<Language, string>>
  /** `short` is two letters, `full` the language's own name. */
  look?: 'short' | 'full'
  messages?: Partial<LanguageToggleMessages>
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<LanguageTogglePart>
}

const ownNames: Catalogue<string> = { ru: 'Русский', en: 'English' }

/**
 * Links to the same page in each language. They load the whole page again; `data-reload` tells the router not to
 * follow them. Each is named in its own language, because readers who need it may not understand this one. Keyboard:
 * Tab goes through the languages, Enter follows one.
 * @see WCAG 2.2, 3.1.2 Language of Parts
 */
export function LanguageToggle({
  hrefFor,
  languages = ownNames,
  look = 'short',
  messages,
  ref,
  classNames = {},
}: LanguageToggleProps) {
  const current = useLanguage()
  const words = useMessages(languageToggleMessages, messages)
  return (
    <div ref={ref} className={classNames.root} role="group" aria-label={words.language} data-look={look}>
      {Object.entries(languages).map(([language, name]) => (
        <a
          key={language}
          className={classNames.link}
          href={hrefFor(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === current || undefined}
          aria-label={look === 'short' ? `${language.toUpperCase()}, ${name}` : undefined}
          data-reload=""
        >
          {look === 'short' ? language.toUpperCase() : name}
        </a>
      ))}
    </div>
  )
}
