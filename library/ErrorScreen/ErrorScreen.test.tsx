import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { errorScreenMessages } from '../messages/ErrorScreen.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

afterEach(cleanup)

test('a missing page has a plain title, with the decorative sentence beside it', () => {
  render(<ErrorScreen code={404} />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Страница не найдена')
  expect(screen.getByText('Эту тропу занесло').tagName).toBe('P')
})

test('in English it has the texts of the specification', () => {
  render(
    <LanguageProvider language="en">
      <ErrorScreen code={404} />
    </LanguageProvider>,
  )

  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeTruthy()
})

test('the default code is 500', () => {
  render(<ErrorScreen />)

  expect(screen.getByText('500')).toBeTruthy()
  expect(screen.getByRole('heading', { name: errorScreenMessages.ru.byCode[500].title })).toBeTruthy()
})

test('a code without a text of its own is shown with the default text', () => {
  render(<ErrorScreen code={418} />)

  expect(screen.getByText('418')).toBeTruthy()
  expect(screen.getByRole('heading', { name: errorScreenMessages.ru.other.title })).toBeTruthy()
})

test('both languages mention a VPN at 502', () => {
  expect(errorScreenMessages.ru.byCode[502].description).toContain('VPN')
  expect(errorScreenMessages.en.byCode[502].description).toContain('VPN')
})

test('the link to the main page is the first', () => {
  render(<ErrorScreen code={503} ways={<a href="/my_tracks">My track</a>} />)

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/my_tracks'])
})

test('an unexpected error shows its own message', () => {
  render(<ErrorScreen code={500} description="Unknown middleware" />)

  expect(screen.getByText('Unknown middleware')).toBeTruthy()
})

const codes = [400, 401, 403, 404, 408, 429, 500, 502, 503, 504] as const

test.each(codes)('%i is shown with a title and a description of its own in both languages', (code) => {
  for (const language of ['ru', 'en'] as const) {
    const { title, description } = errorScreenMessages[language].byCode[code]
    const { unmount } = render(
      <LanguageProvider language={language}>
        <ErrorScreen code={code} />
      </LanguageProvider>,
    )
    expect(screen.getByText(String(code))).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(description)).toBeTruthy()
    unmount()
  }
})

test('no two codes share a title, and each language has a text for the same codes', () => {
  for (const { byCode } of Object.values(errorScreenMessages)) {
    expect(Object.keys(byCode).map(Number)).toEqual(codes)
    expect(new Set(Object.values(byCode).map(({ title }) => title)).size).toBe(codes.length)
  }
})

test('without a code it shows 500, and the ref is its root', () => {
  const ref = createRef<HTMLDivElement>()
  render(<ErrorScreen ref={ref} code={null} />)

  expect(ref.current?.contains(screen.getByText('500'))).toBe(true)
})

test.each(['offline', 'unreachable'] as const)(
  'without a response (%s) it says why in both languages and shows no code',
  (failure) => {
    for (const language of ['ru', 'en'] as const) {
      const { title, description } = errorScreenMessages[language].byNetwork[failure]
      const { container, unmount } = render(
        <LanguageProvider language={language}>
          <ErrorScreen code={failure} />
        </LanguageProvider>,
      )
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
      expect(screen.getByText(description)).toBeTruthy()
      expect(container.textContent).not.toMatch(/\d/)
      unmount()
    }
  },
)
