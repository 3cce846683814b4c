import { type Language, textInLanguage, type Texts } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'

/** How the column of a text ends in each language. */
const endings: Texts = { ru: '', en: '_en' }

/** The column of a table of dictionaries, offers or orders that holds a text in a language: `title` or `title_en`. */
export const columnIn = (language: Language, column: 'title' | 'summary' | 'body' | 'object_title'): SQL =>
  sql`${sql.identifier(column + textInLanguage(endings, language))}`
