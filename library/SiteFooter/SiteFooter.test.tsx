import { cleanup, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx'

afterEach(cleanup)

const aFooter: SiteFooterProps = {
  brand: 'Tropa',
  groups: [
    { title: 'Travellers', links: [{ title: 'Tours', href: '/tours' }] },
    { title: 'Organisations', links: [{ title: 'Sign in', href: 'https://cabinet.example' }] },
  ],
  documents: [{ title: 'User agreement', href: '/docs/1.pdf' }],
  operator: {
    name: 'Development Fund',
    inn: '8601000009',
    ogrn: '1028600000008',
    address: '1 Mira Street',
    phone: '3467123456',
    email: 'hello@portal.example',
  },
}
const show = (props: Partial<SiteFooterProps> = {}) => {
  render(
    <LanguageProvider language="en">
      <SiteFooter {...aFooter} {...props} />
    </LanguageProvider>,
  )
  return within(screen.getByRole('contentinfo'))
}

test('the groups are in the given order, and the documents after them', () => {
  const footer = show()

  expect(footer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Travellers',
    'Organisations',
    'Documents',
  ])
  expect(
    within(footer.getByRole('list', { name: 'Documents' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/docs/1.pdf')
})

test('a link to another site opens in a new tab', () => {
  const footer = show()

  expect(footer.getByRole('link', { name: 'Sign in opens in a new tab' }).getAttribute('target')).toBe('_blank')
  expect(footer.getByRole('link', { name: 'Tours' }).getAttribute('target')).toBeNull()
})

test('the operator is shown as registered, with contacts', () => {
  const footer = show()

  expect(
    footer.getByText('Operator of the portal: Development Fund, INN 8601000009, OGRN 1028600000008, 1 Mira Street'),
  ).toBeTruthy()
  expect(footer.getByRole('link', { name: '+7 (346) 712-34-56' })).toBeTruthy()
  expect(footer.getByRole('link', { name: 'hello@portal.example' }).getAttribute('href')).toBe(
    'mailto:hello@portal.example',
  )
  expect(footer.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112')
})

test('without groups from the server the documents and the operator are still shown', () => {
  const footer = show({ groups: [] })

  expect(footer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Documents'])
  expect(footer.getByText(/Development Fund/)).toBeTruthy()
})

test('an address on an own host becomes a path, in the groups and among the documents', () => {
  const footer = show({
    ownHosts: ['portal.example'],
    groups: [{ title: 'Travellers', links: [{ title: 'Tours', href: 'https://portal.example/tours' }] }],
    documents: [{ title: 'User agreement', href: 'https://portal.example/docs/1.pdf' }],
  })

  expect(footer.getByRole('link', { name: 'Tours' }).getAttribute('href')).toBe('/tours')
  expect(footer.getByRole('link', { name: 'User agreement' }).getAttribute('href')).toBe('/docs/1.pdf')
})

test('every list has the name of its group, and the ref is its root', () => {
  const ref = createRef<HTMLElement>()
  const footer = show({ ref })

  expect(footer.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'))).not.toContain(null)
  expect(ref.current).toBe(screen.getByRole('contentinfo'))
})
