import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderVisit } from '../../app/testing/rendered-visit.tsx'
import { responses } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { PlaceSheet } from './PlaceSheet.tsx'
import { plain, plainText, theSheet } from './testing/sheet-text.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a place on paper', () => {
  const { location: place } = responses.location
  const facts = (sheet: Element) =>
    Object.fromEntries(
      [...sheet.querySelectorAll('dl > div')].map((fact) => [
        plain(fact.querySelector('dt')),
        plain(fact.querySelector('dd')),
      ]),
    )

  test('has the facts that a visitor needs on the way', async () => {
    await renderVisit(<PlaceSheet place={place} />)
    const sheet = await theSheet()
    const say = words('en')

    expect(facts(sheet)).toMatchObject({
      [plainText(say('contact.phone'))]: expect.stringMatching(/^\+7/),
      [plainText(say('contact.email'))]: 'info@museum.example',
      [plainText(say('place.site'))]: 'museum.example',
    })
    expect(plain(sheet.querySelector('footer'))).toContain(`https://portal.example${place.link}`)
  })

  test('leaves out unknown facts', async () => {
    const unknown = {
      ...place,
      contacts: { phones: [], emails: [], site: null, socials: [] },
      access: [],
      geolocation: undefined,
      opening_hours: undefined,
    }
    await renderVisit(<PlaceSheet place={unknown} />)
    const sheet = await theSheet()

    expect(Object.keys(facts(sheet))).toEqual([plainText(words('en')('contact.address'))])
    expect(sheet.querySelector('svg[data-map]')).toBeNull()
  })
})
