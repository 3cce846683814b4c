import { languages } from '../region/languages.ts'
import { addCatalogue, type MessageCatalogue } from './intl.tsx'
import { addLibraryLanguage } from './own-catalogue.ts'

const catalogues = import.meta.glob<MessageCatalogue>('./*.json', { import: 'default', eager: true })

/** Import for every language at once: on the server and in tests. */
for (const language of languages) {
  const catalogue = catalogues[`./${language}.json`]
  if (!catalogue) throw new Error(`The language ${language} of region/languages.ts has no messages/${language}.json`)
  addCatalogue(language, catalogue)
}
await Promise.all(languages.map(addLibraryLanguage))
