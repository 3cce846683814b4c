import { languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../testing/plain-text.ts'
import { renderedPage, type Visitor } from '../testing/rendered-page.tsx'
import { sendFrom } from '../testing/test-provider-responses.ts'

const documentAt = async (address: string, visitor: Visitor = {}) => (await renderedPage(address, visitor)).document
const headerOf = async (address: string, visitor: Visitor = {}) => {
  const header = (await documentAt(address, visitor)).querySelector('header')
  if (!header) throw new Error(`${address} has no header`)
  return header
}
const hrefsIn = (root: ParentNode, selector = 'a') =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
const account = { expires: 1_900_000_000 }

describe('the layout of a page', () => {
  test.each([
    ['/', true, true],
    ['/tours', true, true],
    ['/docs/1', true, true],
    ['/no-such-page/at/all', true, true],
    ['/login', false, false],
  ])('%s has the menu: %s, and the footer: %s', async (address, hasMenu, hasFooter) => {
    const document = await documentAt(address)

    expect(document.querySelector('header a[href="/guides/77"]') !== null).toBe(hasMenu)
    expect(document.querySelector('footer') !== null).toBe(hasFooter)
  })

  test.each([
    ['/tours', true],
    ['/locations', true],
    ['/guides', false],
    ['/docs/1', false],
  ])('on %s the territory can be chosen: %s', async (address, isChosen) => {
    const header = await headerOf(address)

    expect(header.ownerDocument.querySelector('form [name="territory_id"][value="1"]') !== null).toBe(isChosen)
  })
})

describe('the header of a guest', () => {
  test('links to sign-in, registration and the organisations, and not to a profile', async () => {
    const hrefs = hrefsIn(await headerOf('/'))

    expect(hrefs).toEqual(expect.arrayContaining(['/login', '/registration', '/favorites', '/my_tracks']))
    expect(hrefs.filter((href) => href.startsWith('/profile') || href === '/logout')).toEqual([])
    expect(hrefs.some((href) => href.startsWith('https://cabinet.'))).toBe(true)
  })

  test.each(languages)('links to this page in the other language, with its filters, in %s', async (language) => {
    const links = [...(await headerOf('/tours?category=ethno', { language })).querySelectorAll('a[hreflang], a[lang]')]
    const other = language === 'ru' ? 'en' : 'ru'

    expect(links.map((link) => link.getAttribute('href'))).toContain(`/tours?category=ethno&lang=${other}`)
  })
})

test('the header of an account links to the profile and to signing out', async () => {
  const hrefs = hrefsIn(await headerOf('/', { auth: account }))

  expect(hrefs).toEqual(expect.arrayContaining(['/profile', '/logout']))
  expect(hrefs.filter((href) => href === '/login' || href.startsWith('https://cabinet.'))).toEqual([])
})

test.each([
  ['ru', '/low-vision'],
  ['en', '/reading-settings'],
] as const)('in %s the first link for visitors with low vision is %s', async (language, path) => {
  expect(
    hrefsIn(await headerOf('/', { language })).filter((href) => /low-vision|reading-settings/.test(href))[0],
  ).toMatch(new RegExp(`^${path}`))
})

describe('menus of the provider', () => {
  const item = (action: string, title: string) => ({ id: 1, action, title, title_en: `${title} (en)`, children: [] })
  const { send } = sendFrom({
    mainMenu: { main_menu_item_list: [item('/events', 'Афиша'), item('/nowhere/at/all', 'Нигде')] },
    footerMenu: {
      footer_group_list: [
        {
          title: 'Помощь',
          title_en: 'Help',
          links: [
            { title: 'О портале', title_en: 'About', link: '/about' },
            { title: 'Нигде', title_en: 'Nowhere', link: '/nowhere/at/all' },
          ],
        },
      ],
    },
  })

  test('are shown without items that have no page', async () => {
    const document = await documentAt('/docs/1', { send })

    expect(plainText(document.querySelector('header'))).toContain('Афиша')
    expect(plainText(document.querySelector('footer'))).toContain('О портале')
    expect(plainText(document.body)).not.toContain('Нигде')
  })

  test('are in the language of the page', async () => {
    const document = await documentAt('/docs/1', { send, language: 'en' })

    expect(plainText(document.querySelector('header'))).toContain('Афиша (en)')
    expect(textsOf(document, 'footer a')).toContain('About')
  })

  test('are left out of an error page, which has the region’s own menu', async () => {
    const document = await documentAt('/no-such-page/at/all', { send })

    expect(plainText(document.querySelector('footer'))).not.toContain('О портале')
    expect(document.querySelector('header a[href="/tours"]')).not.toBeNull()
  })
})

describe('the footer', () => {
  test.each(languages)('has the operator with all data that the law requires, in %s', async (language) => {
    const footer = (await documentAt('/', { language })).querySelector('footer')
    const text = plainText(footer)

    expect(['8601000009', '1028600000008', '© 2026'].filter((part) => !text.includes(part))).toEqual([])
    expect(hrefsIn(footer ?? new DocumentFragment())).toEqual(
      expect.arrayContaining(['tel:+73467000000', 'mailto:hello@visit-ugra.example', '/docs/1.pdf', '/docs/4.pdf']),
    )
  })

  test('links to the low-vision version in Russian only, and to reading settings in both languages', async () => {
    const pathsIn = async (language: 'ru' | 'en') => {
      const footer = (await documentAt('/', { language })).querySelector('footer')
      return hrefsIn(footer ?? new DocumentFragment()).filter((href) => /low-vision|reading-settings/.test(href)).length
    }

    expect([await pathsIn('ru'), await pathsIn('en')]).toEqual([2, 1])
  })
})

describe('the choice about cookies', () => {
  const isAsked = async (visitor: Visitor) =>
    (await documentAt('/', visitor)).querySelectorAll('button[name="is_cookie_accepted"]')

  test('is a form until it is made', async () => {
    const buttons = [...(await isAsked({}))]

    expect(buttons.map((button) => button.getAttribute('value'))).toEqual(['false', 'true'])
    expect(buttons[0]?.closest('form')?.getAttribute('action')).toBe('/preferences')
  })

  test.each([
    [true, 'Вы разрешили считать посещения.', 'false'],
    [false, 'Посещения не считаются.', 'true'],
  ])('of %s is shown in the footer, with a button for the other choice', async (isCookieAccepted, text, other) => {
    const [button, ...more] = await isAsked({ preferences: { isCookieAccepted } })

    expect([button?.getAttribute('value'), more.length]).toEqual([other, 0])
    expect(plainText(button?.closest('form'))).toContain(text)
    expect(button?.closest('footer')).not.toBeNull()
  })
})

test('every page has the panel of the low-vision version while it is on', async () => {
  const sizes = async (visitor: Visitor) =>
    (await documentAt('/tours', visitor)).querySelectorAll('[name="text"]').length

  expect(await sizes({ preferences: { settings: { lang: 'ru', vision: 'low' } } })).toBeGreaterThan(1)
  expect(await sizes({})).toBe(0)
})
