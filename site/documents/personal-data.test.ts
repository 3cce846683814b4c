// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language } from '../region/languages.ts'

type Written = { slug: string; body: Record<Language, string> }
const documents: readonly Written[] = JSON.parse(
  readFileSync(new URL('../../api/content/docs.json', import.meta.url), 'utf8'),
)
const bodyOf = (slug: string, language: Language) =>
  (documents.find((one) => one.slug === slug)?.body[language] ?? '').toLocaleLowerCase(language)

/** What the forms of an account and of an order ask for, and what they keep. */
const formFields: Record<Language, readonly string[]> = {
  ru: ['имя', 'фамили', 'отчество', 'пол,', 'дата рождения', 'почт', 'откуда вы', 'телефон', 'участник', 'в профиле'],
  en: ['name', 'sex', 'date of birth', 'email', 'where you come from', 'telephone', 'participants', 'profile'],
}

describe.each(['privacy-policy', 'personal-data-consent'])('%s', (slug) => {
  test.each(['ru', 'en'] as const)('names everything that the forms ask for (%s)', (language) => {
    const body = bodyOf(slug, language)

    expect(formFields[language].filter((word) => !body.includes(word))).toEqual([])
  })
})

test.each(['ru', 'en'] as const)(
  'the terms of the portal promise no publication of what visitors send (%s)',
  (language) => {
    const body = bodyOf('user-agreement', language)

    expect(body).toMatch(/сообщение об ошибке|report of an error/)
    expect(body).not.toMatch(/снимок|a text or picture/)
  },
)
