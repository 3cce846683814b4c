// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { region } from './region.ts'
import { coverLight } from './theme.ts'

test('the portal and the API are set to the same time zone, seasons and light of covers', async () => {
  const text = await readFile(resolve(import.meta.dirname, '../../api/content/region.json'), 'utf8')
  const { time_zone, season_of_month, cover_light } = JSON.parse(text)

  expect(region).toMatchObject({ timeZone: time_zone, seasonOfMonth: season_of_month })
  expect(coverLight ?? null).toBe(cover_light)
  expect(season_of_month).toHaveLength(12)
})
