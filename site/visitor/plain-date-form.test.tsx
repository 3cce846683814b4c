// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { renderedPage } from '../app/testing/rendered-page.tsx'
import { words } from '../messages/intl.tsx'
import { languages } from '../region/languages.ts'

describe.each(languages)('in %s', (language) => {
  test.each([
    ['/my_tracks', 'unknown', 'season.dateUnknown'],
    ['/my_tracks', 'past', 'season.datePast'],
    ['/locations', 'past', 'season.datePast'],
  ] as const)('%s says beside the travel date that it is %s, without scripts', async (address, reason, message) => {
    const { main } = await renderedPage(address, { language, kept: { refusedPress: { kind: 'date', reason } } })

    const field = main.querySelector('input[name="travel_date"][aria-invalid="true"]')
    const error = main.ownerDocument.getElementById(field?.getAttribute('aria-describedby') ?? '')
    expect([error?.textContent, error?.getAttribute('role')]).toEqual([words(language)(message), 'status'])
    expect(field?.closest('details')?.open ?? true).toBe(true)
  })

  test('a page with an accepted day has no error', async () => {
    const { main } = await renderedPage('/my_tracks', { language })
    expect(main.querySelector('input[name="travel_date"]')?.hasAttribute('aria-invalid')).toBe(false)
  })
})
