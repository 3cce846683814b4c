import { type Language, textInLanguage, type Texts } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'

const endings: Texts = { ru: '', en: '_en' }

/** The seller with an id, as JSON in the form of the contract; `null`: none. Tax codes are not for buyers. */
export function sellerIn(language: Language, id: SQL): SQL {
  const inLanguage = (column: 'title' | 'legal_address') =>
    sql`company.${sql.identifier(column + textInLanguage(endings, language))}`
  return sql`(
    select json_strip_nulls(json_build_object(
      'id', company.id, 'the_title', ${inLanguage('title')}, 'inn', company.inn, 'ogrn', company.ogrn,
      'legal_address', ${inLanguage('legal_address')}, 'phones', to_json(company.phones), 'emails', to_json(company.emails)
    )) from seller as company where company.id = ${id})`
}
