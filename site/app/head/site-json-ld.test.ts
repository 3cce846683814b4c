// @vitest-environment node
import { describe, expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { languages } from '../../region/languages.ts'
import { breadcrumbs, siteThing } from './site-json-ld.server.ts'

const origin = 'https://portal.example'

describe.each(languages)('in %s', (language) => {
  const context = { origin, language, say: words(language) }

  test('the address of search has the query as a parameter', () => {
    const text = JSON.stringify(siteThing(context))
    const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(text) ?? []
    const url = new URL(template.replace('{q}', 'дом'))

    expect([url.origin, url.pathname, url.searchParams.get('q')]).toEqual([origin, '/q', 'дом'])
    expect(url.searchParams.get('lang') ?? languages[0]).toBe(language)
  })

  test('the breadcrumbs of an object go from the main page through its list to the object', () => {
    const text = JSON.stringify(breadcrumbs({ address: '/tours/5', title: 'A tour' }, context))
    const paths = [...text.matchAll(/"@id":"([^"]+)"/g)].map(([, id = '']) => new URL(id).pathname)

    expect(paths).toEqual(['/', '/tours', '/tours/5'])
    expect([...text.matchAll(/"position":(\d)/g)].map(([, position]) => position)).toEqual(['1', '2', '3'])
  })
})

test('a list is directly under the main page', () => {
  const context = { origin, language: 'en', say: words('en') } as const

  expect(JSON.stringify(breadcrumbs({ address: '/tours', title: 'Tours' }, context))).not.toContain('"position":3')
})
