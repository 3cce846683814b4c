import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { longDate } from '../dates/format.ts'
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx'
import { labelled, labelOf } from '../labels/label.ts'
import { dayForms, formatDays, objectForms } from '../labels/plural.ts'
import { categoryLabels, originLabels, saleStateLabels, visitorOriginLabels } from '../labels/tables.ts'
import { formatMoney } from '../Price/money.ts'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { addLanguage, textsIn, translated } from './added.ts'
import { LanguageProvider } from './language.tsx'
import { languageToggleMessages } from './LanguageToggle.ts'
import { modalMessages } from './Modal.ts'
import { skipLinkMessages } from './SkipLink.ts'

afterEach(cleanup)

addLanguage('de', {
  locale: 'de-DE',
  translations: [
    translated(skipLinkMessages, { toContent: 'Zum Inhalt' }),
    translated(languageToggleMessages, { language: 'Sprache' }),
    translated(dayForms, { one: 'Tag', other: 'Tage' }),
    ...labelled(visitorOriginLabels, { russia: 'Aus Russland', foreign: 'Aus dem Ausland' }),
    ...labelled(categoryLabels, {
      ethno: 'Kultur',
      activity: 'Aktiv',
      medicin: 'Gesundheit',
      family: 'Familie',
      disabled: 'Barrierefrei',
      buisness: 'Geschäftlich',
    }),
  ],
  loadAriaMessages: () => Promise.resolve({ messages: {} }),
})

test('a component has its words in an added language', () => {
  render(
    <LanguageProvider language="de">
      <SkipLink />
    </LanguageProvider>,
  )
  expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toBeTruthy()
})

test('labels, counts, dates and sums are in the added language too', () => {
  expect(labelOf(categoryLabels, 'family', 'de')).toBe('Familie')
  expect([formatDays(1, 'de'), formatDays(2, 'de')]).toEqual(['1\u00a0Tag', '2\u00a0Tage'])
  expect(longDate('2025-12-06', 'de')).toBe('06\u00a0Dezember 2025')
  expect(formatMoney({ value: '12500.00' }, 'de')).toBe('12\u00a0500,00\u00a0₽')
})

test('the toggle shows the added language with its own name', () => {
  render(
    <LanguageProvider language="de">
      <LanguageToggle hrefFor={(tag) => `?lang=${tag}`} languages={{ en: 'English', de: 'Deutsch' }} look="full" />
    </LanguageProvider>,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])
  expect(links).toEqual([
    ['English', null],
    ['Deutsch', 'true'],
  ])
})

test('a value of the region can be added to translated ones', () => {
  const origins = originLabels({ code: 'north', label: { ru: 'Житель Севера', en: 'Northerner', de: 'Nordländer' } })
  const named = ['north', 'foreign', 'moon'].map((value) => labelOf(origins, value, 'de'))
  expect(named).toEqual(['Nordländer', 'Aus dem Ausland', 'moon'])
})

test('a label that a language lacks is an error', () => {
  expect(() => labelOf(saleStateLabels, 'on_sale', 'de')).toThrow('No label in de for on_sale')
})

test('words that a language lacks are an error instead of those of another language', () => {
  expect(() => textsIn(modalMessages, 'de')).toThrow('No words in de for close')
  expect(() => textsIn(objectForms, 'de')).toThrow('No words in de for one, other')
  expect(() => textsIn(skipLinkMessages, 'fr')).toThrow('No words in fr')
})
