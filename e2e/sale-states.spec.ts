import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'
import { summary } from './checkout-visit.ts'

test('a sold-out hall has no button, and its offer from an old address must be resolved in the cart', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/events/4005')
  const soldOut = page.getByRole('listitem').filter({ hasText: 'Показ победителей, балкон' }).last()
  await expect(soldOut.getByText('не осталось')).toBeVisible()
  await expect(soldOut.getByRole('button')).toHaveCount(0)
  await page.goto('/checkout?offer=9045&quantity=1', { waitUntil: 'networkidle' })
  await expect(page.getByText(/Мест не\sосталось/)).toBeVisible()
  await expect(summary(page).getByText(/Сначала решите/)).toBeVisible()
})

const sales = [
  { path: '/locations/1001', ru: 'В продаже', en: 'On sale', role: 'button', step: /^(В\sкорзину|Add to\scart)/ },
  {
    path: '/locations/1034',
    ru: 'Продаётся и на другом сайте',
    en: 'Also sold on an external site',
    role: 'link',
    step: /galaktika-kogalym\.example/,
  },
  {
    path: '/locations/1035',
    ru: 'Продаётся только на другом сайте',
    en: 'Only sold on an external site',
    role: 'link',
    step: /maly-kogalym\.example/,
  },
  {
    path: '/locations/1062',
    ru: 'Индивидуальные условия по запросу',
    en: 'Individual terms by request',
    role: 'link',
    step: /^(Оставить заявку|Send a\srequest)/,
  },
  {
    path: '/tours/5014',
    ru: 'Сведений об оплате пока нет',
    en: 'No payment info yet',
    role: 'button',
    step: /^(Добавить места|Put the places)/,
  },
] as const

for (const lang of ['ru', 'en'] as const)
  for (const width of [1280, 375])
    test(`each sale state has its next step in ${lang} at ${width} px`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 })
      await arriveWith(context, portal, { lang })
      for (const sale of sales) {
        await page.goto(sale.path)
        const panel = page
          .getByRole('region', { name: /^(Как купить|Билеты|How to\sbuy|Tickets)$/ })
          .filter({ hasText: sale[lang] })
        await expect(panel.getByText(sale[lang], { exact: true })).toBeVisible()
        await expect(panel.getByRole(sale.role, { name: sale.step }).first()).toBeVisible()
      }
    })
