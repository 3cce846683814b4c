import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'

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

/** A stored track of three stops. The header shows their number once the page is hydrated. */
export const keptTrack = JSON.stringify({ locations: [1004, 1003, 2001], events: [] })
export const isHydrated = (page: Page) =>
  expect(page.getByRole('link', { name: /^(Мой трек|My\strack).*3/ }).first()).toBeAttached()

/** Waits until nothing is loading. @param faults of the names of its parts */
export async function expectNames(page: Page, faults: readonly string[], name: string) {
  const session = await page.context().newCDPSession(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(async () => (await partsOf(session)).length).toBeGreaterThan(0)
  await expect.soft.poll(async () => faultsIn(await partsOf(session)).toSorted(), name).toEqual(faults)
  await session.detach()
}
