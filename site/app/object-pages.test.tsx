// @vitest-environment node
import { expect, test } from 'vitest'
import { languages } from '../region/languages.ts'
import { own, pagesOfKinds } from './testing/page-addresses.ts'
import { renderedPage } from './testing/rendered-page.tsx'
import { sendFrom } from './testing/test-provider-responses.ts'

const pages = [...pagesOfKinds, { address: '/hotels/1001', type: 'location' }]
const words = { ru: 'Поделиться', en: 'Share' } as const
const cases = languages.flatMap((language) => pages.map(({ address, type }) => ({ language, address, type })))

test.each(cases)(
  '$address in $language can be shared and reported, and the links to its data are last',
  async (page) => {
    const { language, address, type } = page
    const { main, errors } = await renderedPage(address, { language, send: sendFrom(own(address)).send })

    expect(errors).toEqual([])
    const buttons = Array.from(main.querySelectorAll('button'), ({ textContent }) => textContent)
    expect(buttons).toContain(words[language])
    const report = main.querySelector('a[href^="/report?"]')?.getAttribute('href') ?? ''
    expect(new URLSearchParams(report.split('?')[1]).get('object_type')).toBe(type)
    expect(new URLSearchParams(report.split('?')[1]).get('object_id')).toMatch(/^\d+$/)
    const sections = [...main.querySelectorAll('section, aside')]
    expect(sections.at(-1)?.getAttribute('aria-labelledby')).toBe('open-data')
  },
)

test('the facts that decide about a visit are directly under the title of a place', async () => {
  const { main } = await renderedPage('/locations/1001')
  const facts = main.querySelector('h1 + * li')?.parentElement

  expect(facts?.querySelector('a[href^="tel:"]')).not.toBeNull()
  const isBeforePicture = facts && main.querySelector('figure, img')
  expect(isBeforePicture && facts.compareDocumentPosition(isBeforePicture) & 4).toBe(4)
})
