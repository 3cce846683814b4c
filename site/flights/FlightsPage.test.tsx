import { cleanup, render, screen, within } from '@testing-library/react'
import type { Airport } from '@tropa/contract'
import { LanguageProvider } from '@tropa/library/messages/language.tsx'
import { afterEach, expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { WordsProvider } from '../messages/intl.tsx'
import { FlightsPage } from './FlightsPage.tsx'

afterEach(cleanup)

const berezovo: Airport = {
  iata: 'EZV',
  icao: 'USHB',
  title: 'Аэропорт Берёзово',
  title_en: 'Berezovo Airport',
  city: 'Берёзово',
  city_en: 'Berezovo',
  territory_id: 9,
  geolocation: '63.9,65.0',
}

const show = (language: 'ru' | 'en', territories: Parameters<typeof FlightsPage>[0]['territories'] = []) =>
  render(
    <LanguageProvider language={language}>
      <WordsProvider language={language}>
        <FlightsPage airports={[berezovo]} territories={territories} search={{ find: '1' }} flightsUrl={null} />
      </WordsProvider>
    </LanguageProvider>,
  )

test('without a partner there is no form: the page lists the airports and how to reach the region', () => {
  show('en', [{ id: 9, title: 'Берёзовский район', title_en: 'Berezovsky District' }])

  expect(screen.queryByRole('form')).toBeNull()
  const airport = within(screen.getByRole('region', { name: 'Airports of Yugra' })).getByRole('listitem')
  expect(airport.textContent).toContain('EZV')
  expect(within(airport).getByText('Berezovo Airport')).toBeTruthy()
  expect(within(airport).getByRole('link', { name: 'Places: Berezovsky District' }).getAttribute('href')).toBe(
    '/locations?territory_id=9',
  )
  expect(within(screen.getByRole('region', { name: 'Which airport to choose' })).getAllByRole('link')).toHaveLength(2)
})

test('without the territories, places have the names of their cities', () => {
  show('ru')

  expect(screen.getByRole('link', { name: 'Места: Берёзово' })).toBeTruthy()
})
