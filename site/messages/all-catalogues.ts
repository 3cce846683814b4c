import { languages } from '../region/languages.ts'
import { type AccountMessages, addCatalogue, addMessages, type MessageCatalogue } from './intl.tsx'
import { addLibraryLanguage } from './own-catalogue.ts'

const catalogues = import.meta.glob<MessageCatalogue>(['./*.json', '!./account-*.json'], {
  import: 'default',
  eager: true,
})
const ofAccount = import.meta.glob<AccountMessages>('./account-*.json', { import: 'default', eager: true })

/** Import for every language at once: on the server and in tests. */
for (const language of languages) {
  const catalogue = catalogues[`./${language}.json`]
  if (!catalogue) throw new Error(`The language ${language} of region/languages.ts has no messages/${language}.json`)
  addCatalogue(language, catalogue)
  const account = ofAccount[`./account-${language}.json`]
  if (!account) throw new Error(`The language ${language} has no messages/account-${language}.json`)
  addMessages(language, account)
}
await Promise.all(languages.map(addLibraryLanguage))
