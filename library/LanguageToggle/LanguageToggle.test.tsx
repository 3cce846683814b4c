import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { LanguageToggle } from './LanguageToggle.tsx'

afterEach(cleanup)

test('it has a plain link to the same page in each language, of which one is current', () => {
  render(
    <LanguageProvider language="en">
      <LanguageToggle hrefFor={(language) => `/tours?lang=${language}`} />
    </LanguageProvider>,
  )

  const russian = screen.getByRole('link', { name: 'RU, Русский' })
  expect(russian.getAttribute('href')).toBe('/tours?lang=ru')
  expect(russian.getAttribute('hreflang')).toBe('ru')
  expect(russian.getAttribute('lang')).toBe('ru')
  expect(russian.getAttribute('aria-current')).toBeNull()
  expect(screen.getByRole('link', { name: 'EN, English' }).getAttribute('aria-current')).toBe('true')
})

test('its links reload the page', () => {
  render(<LanguageToggle hrefFor={() => '/'} look="full" />)

  expect(screen.getByRole('link', { name: 'English' }).dataset['reload']).toBe('')
})

test('it is a group with a name in both languages, and the ref is its root', () => {
  const ref = createRef<HTMLDivElement>()
  render(<LanguageToggle ref={ref} hrefFor={() => '/'} />)

  expect(ref.current).toBe(screen.getByRole('group', { name: 'Язык / Language' }))
  expect(screen.getByRole('link', { current: true }).getAttribute('lang')).toBe('ru')
})
