import type { Page } from '@playwright/test'
import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

/** Parts that a screen reader lists and jumps to: without a name of its own one is told from another by reading it. */
const listed = new Set(['article', 'complementary', 'form', 'group', 'navigation', 'radiogroup', 'region', 'search'])

type Named = { role: string; name: string }

/** As Chromium tells them to a screen reader, each part with its name. */
async function partsOf(page: Page): Promise<Named[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const parts: Named[] = []
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || backendDOMNodeId === undefined || !listed.has(role?.value)) continue
    // A disclosure is found by its summary.
    const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId })
    if (node.nodeName !== 'DETAILS') parts.push({ role: String(role?.value), name: String(name?.value ?? '').trim() })
  }
  await session.detach()
  return parts
}

const faultsIn = (parts: readonly Named[]) => [
  ...parts.filter(({ name }) => name === '').map(({ role }) => `a nameless ${role}`),
  ...parts.filter(({ role, name }, at) => name !== '' && parts.findIndex((other) => other.role === role && other.name === name) < at).map(({ role, name }) => `another ${role} "${name}"`),
]

for (const lang of ['ru', 'en'] as const) {
  for (const [title, address] of Object.entries(pages)) {
    test(`in ${lang} the parts of ${title} have names of their own`, async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      const keptTrack = JSON.stringify({ locations: [1004, 1003, 2001], events: [] })
      await page.addInitScript((kept) => localStorage.setItem('active_track', kept), keptTrack)
      await page.goto(address, { waitUntil: 'networkidle' })
      const parts = await partsOf(page)
      expect(parts.length).toBeGreaterThan(0)
      expect(faultsIn(parts)).toEqual([])
    })
  }
}

test('a part without a name, and two of one name, are found', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto(pages.missing)
  await page.evaluate(() => {
    const part = (tag: string, name: string) => {
      const made = document.createElement(tag)
      if (name) made.setAttribute('aria-label', name)
      made.append(document.createElement('p'))
      return made
    }
    document.querySelector('main')?.append(part('article', ''), part('form', 'Twice'), part('form', 'Twice'), part('fieldset', ''))
  })
  expect(faultsIn(await partsOf(page)).toSorted()).toEqual(['a nameless article', 'a nameless group', 'another form "Twice"'])
})
