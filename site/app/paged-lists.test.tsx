// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneOfEachKind } from '../catalogue/testing/catalogue-objects.ts'
import { pagesOfKinds } from './testing/page-addresses.ts'
import { renderedPage } from './testing/rendered-page.tsx'
import { responses, callOf, sendFrom } from './testing/test-provider-responses.ts'

const hrefs = (root: ParentNode) => Array.from(root.querySelectorAll('a[href]'), (link) => link.getAttribute('href'))
const sentTo = (sent: ReturnType<typeof sendFrom>['sent'], name: string) =>
  Object.fromEntries(sent.find((one) => callOf(one) === name)?.query ?? [])

describe('a paged list', () => {
  const send = (total: number) => sendFrom({ tours: { tour_list: [oneOfEachKind.tour], total } }).send

  test.each([
    [1, 0],
    [12, 0],
    [13, 1],
    [60, 1],
  ])('of %i tours has links to pages: %i', async (total, hasPages) => {
    const { main } = await renderedPage('/tours', { send: send(total) })
    expect(hrefs(main).filter((href) => href === '/tours?page=2').length > 0).toBe(hasPages === 1)
  })

  test('keeps its filters on each page, and requests that page', async () => {
    const provider = sendFrom({ tours: { tour_list: [oneOfEachKind.tour], total: 60 } })
    const { main } = await renderedPage('/tours?category=ethno&for_disabled=1&page=2', { send: provider.send })

    expect(sentTo(provider.sent, 'tours')).toEqual({
      limit: '12',
      offset: '12',
      category: 'ethno',
      for_disabled: 'true',
    })
    expect(hrefs(main)).toContain('/tours?category=ethno&for_disabled=1&page=3')
    expect(hrefs(main)).toContain('/tours?category=ethno&for_disabled=1')
  })

  test('with an invalid address is the whole list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webQueryParameters(), async (query) => {
        const { status, errors } = await renderedPage(`/tours?${query}`, { send: send(1) })
        expect([status, errors]).toEqual([200, []])
      }),
      { numRuns: 10 },
    )
  })

  test.each([...pagesOfKinds.map(({ path }) => path), '/hotels'])(
    'says so on %s if the page in the address is no number',
    async (path) => {
      const { document, main } = await renderedPage(`${path}?page=-1`, { language: 'en' })

      expect(main.textContent?.replaceAll(/\s/g, ' ')).toContain('The list has no such value: -1')
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).not.toContain('page=')
    },
  )

  const past = Object.fromEntries(
    Object.entries(responses)
      .filter(([, response]) => 'total' in response)
      .map(([name, response]) => [
        name,
        Object.fromEntries(Object.entries(response).map(([key, value]) => [key, Array.isArray(value) ? [] : value])),
      ]),
  )

  test.each([...pagesOfKinds.map(({ path }) => path), '/hotels'])(
    'after its last page says so on %s, links to its last page and is not indexed',
    async (path) => {
      const { document, main } = await renderedPage(`${path}?page=99`, { language: 'en', send: sendFrom(past).send })

      expect(main.textContent).toContain('There is no page 99')
      expect(hrefs(main)).toContain(path)
      expect(hrefs(main).filter((href) => /page=(?!99)/.test(href ?? ''))).toEqual([])
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    },
  )

  test('has the page number in the title and the canonical address of later pages', async () => {
    const { document } = await renderedPage('/tours?page=2', { send: send(60) })

    expect(document.querySelector('title')?.textContent).toContain('2')
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://portal.example/tours?page=2',
    )
  })
})
