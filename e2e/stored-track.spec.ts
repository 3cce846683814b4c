import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const plan = [1001, 1020].map((object_id, index) => ({ object_type: 'location', object_id, day: index + 1 }))
const track = { locations: [1001, 1020], events: [], days: 2, plan }

const texts = {
  ru: {
    kept: /Без\sсети\sэта\sстраница\sоткроется/,
    copy: /Связи\sнет\./,
    live: 'Открыть сам трек',
    clear: /^Очистить/,
  },
  en: {
    kept: /Without\sa\snetwork,\sthis\spage\sopens/,
    copy: /There\sis\sno\sconnection/,
    live: 'Open the track itself',
    clear: /^Clear/,
  },
} as const

for (const lang of ['ru', 'en'] as const) {
  const say = texts[lang]

  test(`a track that was opened before opens offline as a copy, and as the live page when the network returns (${lang})`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await arriveWith(context, portal, { lang })
    await startWithTrack(page, track)
    await page.goto('/my_tracks')
    await expect(page.getByText(say.kept)).toBeVisible()

    await context.setOffline(true)
    const offline = await context.newPage()
    await offline.setViewportSize({ width: 375, height: 800 })
    await offline.goto('/my_tracks?from=bookmark')
    await expect(offline.getByText(say.copy)).toBeVisible()
    await expect(offline.getByRole('heading', { level: 2 })).toHaveCount(2)
    await expect(offline.getByRole('listitem')).toHaveCount(2)
    await expect(offline.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(offline.locator('svg')).toBeVisible()
    expect(await offline.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)

    await context.setOffline(false)
    await offline.getByRole('link', { name: say.live }).click()
    await expect(offline.getByRole('button', { name: say.clear })).toBeVisible()
    await offline.close()

    await page.getByRole('button', { name: say.clear }).click()
    await expect(page.locator('[data-place]')).toHaveCount(0)
    await context.setOffline(true)
    await expect(page.goto('/my_tracks')).rejects.toThrow('net::')
    await context.setOffline(false)
    complaints.length = 0
  })
}

test('a note that is being written is stored when the page is loaded again', async ({ page, context }) => {
  await arriveWith(context, portal)
  await startWithTrack(page, track)
  await page.goto('/my_tracks')
  await page
    .getByRole('button', { name: /^Изменить: / })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Заметка' }).fill('Касса в 9:00')

  await page.reload()

  await expect(page.getByText('Касса в 9:00').first()).toBeVisible()
})
