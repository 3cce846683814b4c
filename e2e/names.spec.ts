import type { CDPSession, Page } from '@playwright/test'
import { authPages, pages, signedInPages } from './pages.ts'
import { portal } from './portals.ts'
import { signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

/** Roles that a screen reader lists, where only their names distinguish them. */
const listed = new Set(['article', 'complementary', 'form', 'group', 'navigation', 'radiogroup', 'region', 'search'])

type Named = { role: string; name: string }
type Described = {
  backendNodeId: number
  nodeName: string
  children?: Described[]
  contentDocument?: Described
  shadowRoots?: Described[]
}

const nodesIn = (node: Described): Described[] => [
  node,
  ...[
    ...(node.children ?? []),
    ...(node.shadowRoots ?? []),
    ...(node.contentDocument ? [node.contentDocument] : []),
  ].flatMap(nodesIn),
]

/** The parts of a page with their names, from Chromium's accessibility tree. */
async function partsOf(session: CDPSession): Promise<Named[]> {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  // The name of a disclosure is that of its summary.
  const disclosures = new Set(
    nodesIn(root)
      .filter(({ nodeName }) => nodeName === 'DETAILS')
      .map(({ backendNodeId }) => backendNodeId),
  )
  return nodes
    .filter(
      ({ ignored, role, backendDOMNodeId: id }) =>
        !ignored && id !== undefined && listed.has(role?.value) && !disclosures.has(id),
    )
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }))
}

const faultsIn = (parts: readonly Named[]) => [
  ...parts.filter(({ name }) => name === '').map(({ role }) => `a nameless ${role}`),
  ...parts
    .filter(
      ({ role, name }, at) =>
        name !== '' && parts.findIndex((other) => other.role === role && other.name === name) < at,
    )
    .map(({ role, name }) => `another ${role} "${name}"`),
]

const sessionOf = (page: Page) => page.context().newCDPSession(page)
const keptTrack = JSON.stringify({ locations: [1004, 1003, 2001], events: [] })

for (const lang of ['ru', 'en'] as const) {
  for (const [title, address] of Object.entries(pages)) {
    test(`in ${lang} the landmarks and groups of ${title} have unique names`, async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      await page.addInitScript((kept) => localStorage.setItem('active_track', kept), keptTrack)
      const session = await sessionOf(page)
      await page.goto(address)
      // The header shows the number of stops once the page is hydrated.
      await expect(page.getByRole('link', { name: /^(Мой трек|My track).*3/ }).first()).toBeAttached()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expect.poll(async () => (await partsOf(session)).length).toBeGreaterThan(0)
      await expect.poll(async () => faultsIn(await partsOf(session))).toEqual([])
    })
  }
}

for (const lang of ['ru', 'en'] as const) {
  test(`in ${lang} the landmarks and groups of the pages of accounts have unique names`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    const session = await sessionOf(page)
    const check = async (addresses: readonly string[]) => {
      for (const address of addresses) {
        await page.goto(address, { waitUntil: 'networkidle' })
        await expect.poll(async () => (await partsOf(session)).length, address).toBeGreaterThan(0)
        await expect.poll(async () => faultsIn(await partsOf(session)), address).toEqual([])
      }
    }
    await check(Object.values(authPages))
    await signUp(context)
    await check(Object.values(signedInPages))
  })
}

test('a part without a name and two with the same name are reported', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto(pages.missing)
  await expect(page.getByRole('main')).toBeVisible()
  await page.evaluate(() => {
    const part = (tag: string, name: string) => {
      const element = document.createElement(tag)
      if (name) element.setAttribute('aria-label', name)
      element.append(document.createElement('p'))
      return element
    }
    const disclosure = document.createElement('details')
    document
      .querySelector('main')
      ?.append(part('article', ''), part('form', 'Twice'), part('form', 'Twice'), part('fieldset', ''), disclosure)
  })
  const session = await sessionOf(page)
  await expect
    .poll(async () => faultsIn(await partsOf(session)).toSorted())
    .toEqual(['a nameless article', 'a nameless group', 'another form "Twice"'])
})
