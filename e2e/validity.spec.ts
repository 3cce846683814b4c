import { expect, test, type APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { authPages, barePages, pages as catalogue, signedInPages } from './pages.ts'
import { portal } from './portals.ts'
import { signUp } from './signed-in.ts'

const pages = { ...catalogue, ...authPages, ...barePages }

type Language = 'ru' | 'en'

/** Rules about the spelling of HTML, which React determines. */
const byLetter = {
  'void-style': 'off',
  'no-inline-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-trailing-whitespace': 'off',
} as const
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { ...byLetter, 'no-dup-id': 'error' },
})

const faultsOf = (html: string) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`),
    )

const textIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text]) => text ?? '')

/** Elements that every page has exactly once. */
const shapeOf = (html: string) => ({
  language: /<html\b[^>]*\slang="(\w+)"/.exec(html)?.[1],
  headings: textIn(html, 'h1').length,
  hasTitle: /\S/.test(textIn(html.slice(0, html.indexOf('</head>')), 'title')[0] ?? ''),
})

async function htmlOf(request: APIRequestContext, address: string, lang: Language): Promise<string> {
  const cookie = `settings=${encodeURIComponent(JSON.stringify({ lang }))}`
  return (await request.get(address, { headers: { cookie } })).text()
}

for (const lang of ['ru', 'en'] as const) {
  test(`every page is valid HTML with one h1 and a title, ${lang}`, async ({ request }) => {
    const faults: string[] = []
    for (const [name, address] of Object.entries(pages)) {
      const html = await htmlOf(request, address, lang)
      expect.soft(shapeOf(html), name).toEqual({ language: lang, headings: 1, hasTitle: true })
      faults.push(...faultsOf(html).map((fault) => `${name}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

test('every page of a signed-in visitor is valid HTML with one h1 and a title', async ({ context }) => {
  await signUp(context)
  const faults: string[] = []
  for (const [name, address] of Object.entries(signedInPages)) {
    const html = await (await context.request.get(portal + address)).text()
    expect.soft(shapeOf(html), name).toEqual({ language: 'ru', headings: 1, hasTitle: true })
    faults.push(...faultsOf(html).map((fault) => `${name}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('invalid HTML is reported', () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`
  expect(faultsOf(page('<p id="one">One</p>'))).toEqual([])
  expect(faultsOf(page('<p><div></div></p>'))).not.toEqual([])
  expect(faultsOf(page('<p id="one">One</p><p id="one">Two</p>')).join()).toContain('no-dup-id')
})

test('every fragment link leads to an element of its page', async ({ request }) => {
  const faults: string[] = []
  for (const [name, address] of Object.entries(pages)) {
    const html = await htmlOf(request, address, 'ru')
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    const fragments = [...html.matchAll(/\shref="#([^"]+)"/g)].map(([, fragment = '']) => decodeURIComponent(fragment))
    faults.push(...fragments.filter((fragment) => !ids.has(fragment)).map((fragment) => `${name}: #${fragment}`))
  }
  expect(faults).toEqual([])
})
