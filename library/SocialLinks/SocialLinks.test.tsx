import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
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

test('it is a named list, and the ref is its root', () => {
  const ref = createRef<HTMLUListElement>()
  render(
    <SocialLinks
      ref={ref}
      links={[
        { network: 'vkontakte', href: 'https://vk.com/example' },
        { network: 'telegram', href: 'https://t.me/example' },
      ]}
    />,
  )

  expect(ref.current).toBe(screen.getByRole('list', { name: 'Социальные сети' }))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'ВКонтакте, откроется в новой вкладке',
    'Телеграм, откроется в новой вкладке',
  ])
})

test('without networks there is no empty list', () => {
  const { container } = render(<SocialLinks links={[]} />)

  expect(container.innerHTML).toBe('')
})
