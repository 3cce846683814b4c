import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { SocialLinks } from './SocialLinks.tsx'

afterEach(cleanup)

test('each network has a name and opens in a new tab', () => {
  render(
    <LanguageProvider language="en">
      <SocialLinks links={[{ network: 'telegram', href: 'https://t.me/example' }]} />
    </LanguageProvider>,
  )

  const link = screen.getByRole('link', { name: 'Telegram, opens in a new tab' })
  expect(link.getAttribute('href')).toBe('https://t.me/example')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})
