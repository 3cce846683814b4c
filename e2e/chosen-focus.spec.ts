import type { Locator, Page } from '@playwright/test'
import type { OnIntentWidget } from '../library/onIntent/testing/widgets.tsx'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

/** No page has a `ComboBox`; pictures, notifications and sorted lists have specs of their own, with their focus. */
type ByKeyboard = Exclude<OnIntentWidget, 'ComboBox' | 'Gallery' | 'Notifications' | 'SortableList'>
type Choice = {
  address: string
  /** The element that a visitor reaches first. */
  control: (page: Page) => Locator
  /** Goes from there to the choice, by keys alone. */
  choose: (page: Page) => Promise<void>
  /** The element with focus then; by default the control. */
  focused?: (page: Page) => Locator
}

const option = (page: Page, name: RegExp | string) => page.getByRole('listbox').getByRole('option', { name })
const theme = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .locator('summary:visible')
    .and(page.getByLabel(`Оформление: ${name}`))

const choices: Record<ByKeyboard, Choice> = {
  SearchCombobox: {
    address: '/contacts',
    control: (page) => page.getByRole('banner').getByRole('combobox'),
    choose: async (page) => {
      await page.keyboard.type('торум маа')
      const first = page.getByRole('listbox').getByRole('option').first()
      await expect(first).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(first).toHaveAttribute('data-active')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/locations\/\d+/)
    },
    // On the new page.
    focused: (page) => page.getByRole('main'),
  },
  TerritoryPicker: {
    address: '/locations',
    control: (page) => page.locator('summary').filter({ hasText: /^Ещё\s\d+/ }),
    choose: async (page) => {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('listbox', { name: 'Территория' }).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    // Its name contains the choice now.
    focused: (page) => page.locator('summary').and(page.getByLabel(/, ещё\s\d+$/)),
  },
  DatePicker: {
    address: '/my_tracks',
    control: (page) => page.getByRole('button', { name: /^Дата поездки/ }),
    choose: async (page) => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').locator('td :focus')).toHaveCount(1)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  Select: {
    address: '/aviasales',
    control: (page) => page.locator('select[name="to"]'),
    choose: async (page) => {
      await expect(page.locator('select[name="to"]')).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.type('njc')
      await expect(option(page, /NJC/)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.locator('select[name="to"]')).toHaveValue('NJC')
    },
  },
  Menu: {
    address: '/contacts',
    control: (page) => theme(page, 'Светлое'),
    choose: async (page) => {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitemradio', { name: 'Светлое' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    focused: (page) => theme(page, 'Тёмное'),
  },
  NumberStepper: {
    address: '/checkout?offer=9002&quantity=1',
    control: (page) => page.getByRole('button', { name: /^Больше/ }).first(),
    choose: async (page) => {
      await page.keyboard.press('Enter')
      await page.waitForURL(/quantity=2/)
    },
  },
}

for (const [widget, { address, control, choose, focused = control }] of Object.entries(choices)) {
  test(`after a choice by keyboard in ${widget}, focus is on its control or in the page that it opens`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { theme: 'light' })
    await page.goto(address, { waitUntil: 'networkidle' })
    await control(page).focus()
    await choose(page)

    await expect(focused(page)).toBeFocused()
  })
}
