import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { call, signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const languages = ['ru', 'en'] as const
const familyTexts = {
  ru: {
    add: 'Добавить участника',
    fresh: 'Новый участник',
    last: /^Фамилия/,
    patronymic: /^Отчество/,
    snils: /^СНИЛС/,
    wrong: /не\sномер СНИЛС/,
    hidden: 'СНИЛС ••• 595',
    change: 'Изменить: Соколов Пётр',
    remove: 'Удалить: Соколов Пётр Ильич',
    none: 'Пока никого',
    undo: /Отменить/,
  },
  en: {
    add: 'Add a participant',
    fresh: 'New participant',
    last: /^Last name/,
    patronymic: /^Patronymic/,
    snils: /^SNILS/,
    wrong: /not a\sSNILS/,
    hidden: 'SNILS ••• 595',
    change: 'Edit: Соколов Пётр',
    remove: 'Delete: Соколов Пётр Ильич',
    none: 'Nobody yet',
    undo: /Undo/,
  },
} as const

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

for (const lang of languages) {
  const say = familyTexts[lang]
  test(`a participant can be added, changed and deleted, and the deletion undone, by keyboard alone (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    await page.goto('/profile?tab=family', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: say.add }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: say.fresh })).toBeFocused()
    const fresh = form(page, say.fresh)
    await page.keyboard.press('Tab')
    await expect(fresh.getByLabel(say.last)).toBeFocused()
    await page.keyboard.type('Соколов')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Пётр')
    await fresh.getByLabel(say.snils).focus()
    await page.keyboard.type('112-233-445 96')
    await page.keyboard.press('Enter')
    await expect(fresh.getByLabel(say.snils)).toHaveAccessibleDescription(say.wrong)
    await fresh.getByLabel(say.snils).fill('112-233-445 95')
    await page.keyboard.press('Enter')

    const person = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Соколов Пётр' }) })
    await expect(person).toContainText(say.hidden)
    await person.getByRole('link', { name: say.change }).press('Enter')
    await page.getByLabel(say.patronymic).fill('Ильич')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say.remove }).press('Enter')

    await expect(page.getByText(say.none)).toBeVisible()
    await page.getByRole('button', { name: say.undo }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Соколов Пётр Ильич' })).toBeVisible()
  })
}

test('a half-written change of one participant never appears in the form of another', async ({ page, context }) => {
  await arriveWith(context, portal)
  await signUp(context)
  for (const first_name of ['Анна', 'Пётр'])
    await call(context, 'POST', 'profile/family', { last_name: 'Ли', first_name })
  await page.goto('/profile?tab=family', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Изменить: Ли Анна' }).click()
  await page.getByLabel(/^Город/).fill('Урай')
  await page.goto('/profile?tab=family', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Изменить: Ли Пётр' }).click()

  await expect(page.getByLabel(/^Имя/)).toHaveValue('Пётр')
  await expect(page.getByLabel(/^Город/)).toHaveValue('')
})
