import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { errorScreenMessages } from '../messages/ErrorScreen.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

afterEach(cleanup)

test('a page that is not there is told plainly, with the line beside it as an ornament', () => {
  render(<ErrorScreen code={404} />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Страница не найдена')
  expect(screen.getByText('Эту тропу занесло').tagName).toBe('P')
})

test('in English it says what the specification says', () => {
  render(
    <LanguageProvider language="en">
      <ErrorScreen code={404} />
    </LanguageProvider>,
  )

  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeTruthy()
})

test('without a code it is 500', () => {
  render(<ErrorScreen />)

  expect(screen.getByText('500')).toBeTruthy()
  expect(screen.getByRole('heading', { name: errorScreenMessages.ru.byCode[500].title })).toBeTruthy()
})

test('a code without a text of its own keeps its number and takes the text of all the others', () => {
  render(<ErrorScreen code={418} />)

  expect(screen.getByText('418')).toBeTruthy()
  expect(screen.getByRole('heading', { name: errorScreenMessages.ru.other.title })).toBeTruthy()
})

test('both languages speak of a VPN at 502', () => {
  expect(errorScreenMessages.ru.byCode[502].description).toContain('VPN')
  expect(errorScreenMessages.en.byCode[502].description).toContain('VPN')
})

test('the way to the main page stands first, before the others', () => {
  render(<ErrorScreen code={503} ways={<a href="/my_tracks">My track</a>} />)

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/my_tracks'])
})

test("an unexpected error shows its own message", () => {
  render(<ErrorScreen code={500} description="Unknown middleware" />)

  expect(screen.getByText('Unknown middleware')).toBeTruthy()
})
