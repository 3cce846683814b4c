import { expect, test } from '@playwright/test'
import { monthName } from '../site/dates/date-formats.ts'
import { languages, type Language } from '../site/region/languages.ts'
import { authPages, barePages, pages } from './pages.ts'
import { portal } from './portals.ts'

test.describe.configure({ timeout: 240_000 })

const addresses = [...Object.values(pages), ...Object.values(authPages), ...Object.values(barePages)]

/** The HTML of a page from the server. Without Playwright's request context, which keeps every response. */
async function htmlOf(address: string, lang: Language) {
  const cookie = `settings=${encodeURIComponent(JSON.stringify({ lang }))}; is_cookie_accepted=false`
  const html = await (await fetch(new URL(address, portal), { headers: { cookie } })).text()
  const body = html.slice(html.indexOf('<body'))
  return body.replaceAll(/<(script|style|template|svg|textarea)\b.*?<\/\1>|<!--.*?-->/gs, '')
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (html: string) => html.replaceAll(/&#?\w+;/g, (sign) => signs[sign] ?? sign)

const units = 'км|м|мм|см|га|кг|мин|ч|сут|лет|km|m|mm|cm|ha|kg|min|h'
/** Where a line must not break: after a short word, before a dash, after a number, within a range or a name. */
const wrongBreaks = (language: Language) => {
  const months = Array.from({ length: 12 }, (_, month) => monthName(month + 1, language).slice(0, 3)).join('|')
  const shortWord = String.raw`(?<![\p{L}\p{N}'’\u2060.-])(?<!\d[ \u00a0])\p{L}{1,2} `
  const afterNumber = String.raw`\d (?:[°%‰₽]|(?:${units})(?!\p{L})|(?:${months})\p{L})|№ \d`
  const range = String.raw`\d°?[–…][−+\d]`
  return new RegExp(String.raw`${shortWord}| [–—](?:\s|$)|${afterNumber}|${range}|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}`, 'u')
}

test('the rules of typesetting find the texts that they are for', () => {
  const wrong = ['от Оби', 'a change', 'рекам — от', '−20 °C', '5 км', '4 декабря', 'Ханты-Мансийск', '№ 7', '11–13']
  const right = ['от\u00a0Оби', '5\u00a0км', 'Ханты-\u2060Мансийск', 'Июнь 2027', '2 to 15', '11–\u206013', 'за\u00a0']
  expect(wrong.filter((text) => !wrongBreaks('ru').test(text))).toEqual([])
  expect(right.filter((text) => wrongBreaks('ru').test(text))).toEqual([])
})

/** The numbers of stops at one point of a sketch, which has no lines. */
const isPin = (text: string) => /^\d+–\d+$/.test(text)

for (const language of languages) {
  test(`no page breaks a line where it must not break, in ${language}`, async () => {
    const wrong = wrongBreaks(language)
    const faults: string[] = []
    let count = 0
    for (const address of addresses) {
      const texts = (await htmlOf(address, language)).split(/<[^>]*>/).map(plain)
      count += texts.filter((text) => /\p{L}/u.test(text)).length
      for (const text of texts) if (wrong.test(text) && !isPin(text)) faults.push(`${address}: ${text.slice(0, 120)}`)
    }
    expect(count).toBeGreaterThan(5000)
    expect([...new Set(faults)]).toEqual([])
  })
}

type Named = { href: string; name: string }
const wordsOf = (html: string) =>
  plain(html.replaceAll(/<\/?mark\b[^>]*>/g, '').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
const linksIn = (html: string): Named[] =>
  [...html.matchAll(/<a\b[^>]*?href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => ({
    href: plain(href),
    name: wordsOf(inner),
  }))
const partsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(String.raw`<${name}\b.*?</${name}>`, 'gs'))].map(([part]) => part)

/** Articles, information pages, documents and lists. Other pages are a visitor's own, and links to them are actions. */
const isNamed = (href: string) =>
  /^\/((guides|pages|docs)(\/[\w-]+)?|about|contacts|vusha-pusha|aviasales|tours|excursions|events|locations|hotels|tracks|companies|posts)$/.test(
    href,
  )
/** The specification's name in the menu, and the in the heading. */
const isFixed = ({ href }: Named) => href === '/products'

for (const language of languages) {
  test(`menu, footer, breadcrumbs, headings, cards and search use the same name for a page, in ${language}`, async () => {
    const read = ['/', '/guides', '/guides?page=2', '/pages', '/docs', '/pages/108', '/guides/78', '/aviasales']
    const search = `/q?q=${encodeURIComponent(language === 'ru' ? 'зимник' : 'winter road')}`
    const links = new Map<string, Set<string>>()
    for (const address of [...read, search]) {
      const html = await htmlOf(address, language)
      const framed = ['header', 'footer', 'nav'].flatMap((part) => partsOf(html, part)).flatMap(linksIn)
      const titled = ['h2', 'h3'].flatMap((part) => partsOf(html, part)).flatMap(linksIn)
      for (const link of [...framed, ...titled].filter(({ href }) => isNamed(href)).filter((link) => !isFixed(link))) {
        // Links between articles begin with "previous" or "next", and pages of a list have numbers.
        const name = link.name.replace(/^(Предыдущая статья|Следующая статья|Previous article|Next article) /, '')
        if (/\p{L}/u.test(name)) links.set(link.href, (links.get(link.href) ?? new Set()).add(name))
      }
    }
    expect(links.size).toBeGreaterThan(30)
    const faults: string[] = []
    for (const [href, names] of links) {
      const heading = wordsOf(partsOf(await htmlOf(href, language), 'h1')[0] ?? '')
      for (const name of names) if (name !== heading) faults.push(`${href}: ${name}, but its heading is ${heading}`)
    }
    expect(faults).toEqual([])
  })
}
