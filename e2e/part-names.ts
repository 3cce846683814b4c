import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Roles that a screen reader lists, where only their names distinguish them. */
const listed = new Set(['article', 'complementary', 'form', 'group', 'navigation', 'radiogroup', 'region', 'search'])

type Named = { role: string; name: string }

/** Whether a group is a disclosure, whose name is that of its summary; also if it has just left the page. */
const isDisclosure = (session: CDPSession, backendNodeId: number): Promise<boolean> =>
  session.send('DOM.describeNode', { backendNodeId }).then(
    ({ node }) => node.nodeName === 'DETAILS',
    () => true,
  )

/** The parts of a page with their names, from Chromium's accessibility tree. */
async function partsOf(session: CDPSession): Promise<Named[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const parts = nodes.flatMap(({ ignored, role, name, backendDOMNodeId: id }) =>
    !ignored && id !== undefined && listed.has(role?.value)
      ? [{ id, role: String(role?.value), name: String(name?.value ?? '').trim() }]
      : [],
  )
  // Asked for each group, because the whole document is many times larger.
  const named = await Promise.all(
    parts.map(async ({ id, ...part }) => (part.role === 'group' && (await isDisclosure(session, id)) ? [] : [part])),
  )
  return named.flat()
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
  const found = async () => {
    const parts = await partsOf(session)
    return parts.length > 0 ? faultsIn(parts).toSorted() : ['no part at all']
  }
  await expect.soft.poll(found, name).toEqual(faults)
  await session.detach()
}
