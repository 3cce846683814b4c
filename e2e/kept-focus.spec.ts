import type { BrowserContext, Locator, Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const html = (page: Page) => page.locator('html')
const main = (page: Page) => page.getByRole('main')
const reading = (page: Page) => page.getByRole('region', { name: 'Настройки чтения' })
const themeButton = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .locator('summary:visible')
    .and(page.getByLabel(`Оформление: ${name}`))
const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies(portal)).find((cookie) => cookie.name === name)?.value

type Change = {
  name: string
  address: string
  settings?: Parameters<typeof arriveWith>[2]
  control: (page: Page) => Locator
  /** Resolves when the change is visible. */
  done: (page: Page) => Promise<void>
  /** The element with focus after the change; by default the same control. */
  focused?: (page: Page) => Locator
}

const pill = (page: Page) => page.getByRole('button', { name: 'Нижневартовск', exact: true })
const month = (page: Page) => page.getByRole('button', { name: /Июнь/ })
const keep = (page: Page) => page.getByRole('form', { name: 'Сохранить трек' }).getByRole('button')
const lowVision = { theme: 'lv-black-on-white' } as const

const changes: Change[] = [
  {
    name: 'a territory',
    address: '/locations',
    control: pill,
    done: (page) => expect(pill(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'all cities, where the list was empty',
    address: '/locations?territory_id=9&type_id=12',
    control: (page) => page.getByRole('button', { name: 'Все города', exact: true }),
    done: (page) => expect(page.getByRole('heading', { name: 'По этим условиям ничего нет' })).toBeHidden(),
    focused: main,
  },
  {
    name: 'the month',
    address: '/',
    control: month,
    done: (page) => expect(month(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'a kept track',
    address: '/tracks/7001',
    control: keep,
    done: (page) => expect(keep(page)).toHaveAttribute('name', 'drop_track'),
  },
  {
    name: 'the size of text',
    address: '/contacts',
    settings: lowVision,
    control: (page) => reading(page).getByRole('button', { name: '150 %' }),
    done: (page) => expect(html(page)).toHaveAttribute('data-text', '150'),
  },
  {
    name: 'another theme in the low-vision version',
    address: '/contacts',
    settings: lowVision,
    control: (page) => reading(page).getByRole('button', { name: 'Тёмный' }),
    done: (page) => expect(html(page)).toHaveAttribute('data-theme', 'dark'),
  },
  {
    name: 'the usual version',
    address: '/contacts',
    settings: lowVision,
    control: (page) => reading(page).getByRole('button', { name: 'Обычная версия' }),
    done: (page) => expect(reading(page)).toBeHidden(),
    focused: main,
  },
]

for (const { name, address, settings, control, done, focused = control } of changes) {
  test(`changing ${name} by keyboard keeps focus in the page`, async ({ page, context }) => {
    await arriveWith(context, portal, settings)
    await page.goto(address, { waitUntil: 'networkidle' })
    await control(page).press('Enter')

    await done(page)
    await expect(focused(page)).toBeFocused()
  })
}

for (const response of ['Только нужные', 'Разрешить все']) {
  test(`answering the cookie notice with «${response}» restores focus`, async ({ page, context }) => {
    await page.goto('/contacts', { waitUntil: 'networkidle' })
    const link = page.getByRole('contentinfo').getByRole('link').last()
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(cookieNotice(page).getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(cookieNotice(page).getByRole('button').first()).toBeFocused()
    await cookieNotice(page).getByRole('button', { name: response }).press('Enter')

    await expect(cookieNotice(page)).toBeHidden()
    await expect(link).toBeFocused()
    await expect.poll(() => cookieOf(context, 'is_cookie_accepted')).toBeDefined()
  })
}

test('answering the cookie notice first moves focus to the main part of the page without scrolling', async ({
  page,
}) => {
  await page.goto('/locations', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await cookieNotice(page).getByRole('button', { name: 'Только нужные' }).click()

  await expect(main(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('one button in the footer changes the choice about cookies and keeps focus', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/contacts', { waitUntil: 'networkidle' })
  const response = page.getByRole('contentinfo').getByRole('button', { name: 'Разрешить все' })
  await response.press('Enter')

  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Только нужные' })).toBeFocused()
})

test('the low-vision version stays on with any theme of the menu and is turned off only by its own button', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal, lowVision)
  await page.goto('/contacts', { waitUntil: 'networkidle' })
  await reading(page).getByRole('button', { name: 'с засечками' }).press('Enter')
  await expect(html(page)).toHaveAttribute('data-font', 'serif')
  await themeButton(page, 'Чёрным по белому').press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Чёрным по белому', checked: true })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(themeButton(page, 'Тёмное')).toBeFocused()
  await expect(reading(page).getByRole('button', { name: 'Тёмный', pressed: true })).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-font', 'serif')

  await page.reload({ waitUntil: 'networkidle' })
  await reading(page).getByRole('button', { name: 'Б/Ч' }).press('Enter')
  await expect(themeButton(page, 'Белым по чёрному')).toBeVisible()
  await reading(page).getByRole('button', { name: 'Обычная версия' }).press('Enter')
  await expect(reading(page)).toBeHidden()
  await expect(html(page)).not.toHaveAttribute('data-font')
  await expect(themeButton(page, 'Как в системе')).toBeVisible()
})

for (const [size, viewport] of Object.entries({
  phone: { width: 375, height: 812 },
  desktop: { width: 1440, height: 900 },
}))
  test(`elements that stay at an edge of the window take focus without scrolling the page (${size})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    await arriveWith(context, portal)
    await page.goto('/locations/1001', { waitUntil: 'networkidle' })
    // The last scroll is upwards, so that the header is shown.
    await page.evaluate(() => scrollTo(0, 900))
    await expect(page.locator('[data-hidden]')).toBeAttached()
    await page.evaluate(() => scrollTo(0, 600))
    await expect(page.locator('[data-hidden]')).toHaveCount(0)

    const moved = await page.evaluate(() => {
      const staysInView = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).position === 'sticky' || staysInView(element.parentElement))
      const isSeen = (element: HTMLElement) => {
        const { top, bottom, width } = element.getBoundingClientRect()
        return width > 0 && top >= 0 && bottom <= innerHeight && staysInView(element)
      }
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter(isSeen)
      return controls.map((control) => {
        control.focus()
        const by = scrollY - 600
        control.blur()
        scrollTo(0, 600)
        return by
      })
    })
    expect(moved.length).toBeGreaterThan(5)
    expect(moved.filter((by) => by !== 0)).toEqual([])
  })
