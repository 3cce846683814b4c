import type { Locator, Page } from '@playwright/test'
import { expect } from './visit.ts'

export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Корзина/ })
export const lines = (page: Page) => page.getByRole('region', { name: 'Корзина' }).getByRole('listitem')
export const summary = (page: Page) => page.getByRole('region', { name: 'Итог' })
export const agreement = (page: Page) => page.getByRole('checkbox', { name: /Принимаю/ })
export const personalData = (page: Page) => page.getByRole('checkbox', { name: /Даю\sсогласие/ })
export async function agree(page: Page) {
  await agreement(page).check()
  await personalData(page).check()
}

/** Adds the first tariff on sale of an object to the cart. */
export async function add(page: Page, path: string, name: RegExp | string = /^В\sкорзину/) {
  await page.goto(path)
  const button = page.getByRole('button', { name }).first()
  await expect(button).toBeVisible()
  // A press before hydration submits a plain form, which opens the checkout of that offer.
  await page.waitForLoadState('networkidle')
  await button.click()
}

export async function fillPayer(form: Page | Locator, email = 'elena@portal.example') {
  await form.getByRole('textbox', { name: 'Фамилия, имя и отчество' }).fill('Соколова Елена Игоревна')
  await form.getByRole('textbox', { name: 'Электронная почта' }).fill(email)
  await form.getByRole('textbox', { name: 'Телефон' }).fill('+7 912 000-00-00')
}
