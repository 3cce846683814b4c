import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

test('a guide article has the previous and the next one; the first and the last have only one of them', async () => {
  const { guide_list } = await portal.ask('guides', 'portal/guide?limit=100')
  const all = await Promise.all(
    guide_list.map(async ({ id }) => (await portal.ask('guide', `portal/guide/${id}`)).guide),
  )

  expect(all.map(({ previous }) => previous?.id ?? null)).toEqual([
    null,
    ...guide_list.slice(0, -1).map(({ id }) => id),
  ])
  expect(all.map(({ next }) => next?.id ?? null)).toEqual([...guide_list.slice(1).map(({ id }) => id), null])
  expect(all.every(({ the_body }) => the_body.startsWith('<p>') || the_body.startsWith('<h3>'))).toBe(true)
})

test('guide articles are filtered by accessibility', async () => {
  const { guide_list } = await portal.ask('guides', 'portal/guide?for_disabled=1')

  expect(guide_list.length).toBeGreaterThan(0)
  expect(guide_list.every(({ for_disabled }) => for_disabled)).toBe(true)
})

test('news are sorted by date, the latest first, each with the latest other ones', async () => {
  const { post_list } = await portal.ask('posts', 'portal/post?limit=100')
  const dates = post_list.map(({ date }) => date)
  const [first, ...others] = post_list.map(({ id }) => id)
  const { post, other_post_list } = await portal.ask('post', `portal/post/${first}`, { language: 'en' })

  expect(dates).toEqual(dates.toSorted().reverse())
  expect(post).toMatchObject({ id: first, date: dates[0], the_body: expect.stringMatching(/^<p>/) })
  expect(other_post_list.map(({ id }) => id)).toEqual(others.slice(0, 4))
})

test.each(['ru', 'en'] as const)('a page has an address by id and by slug in %s', async (language) => {
  const { page } = await portal.ask('page', 'portal/page/new-year-2025', { language })
  const { page: same } = await portal.ask('page', `portal/page/${page.id}`, { language })

  expect(same).toEqual(page)
  expect(page.slug).toBe('new-year-2025')
  for (const id of [107, 108, 109, 1223])
    expect((await portal.ask('page', `portal/page/${id}`, { language })).page.id).toBe(id)
})

test('a page with contacts has them, and an unknown slug is 404', async () => {
  const { page } = await portal.ask('page', 'portal/page/contacts')

  expect(page.contacts).toMatchObject({ phones: ['3467000091'] })
  expect((await portal.fetch('portal/page/no-such-page')).status).toBe(404)
  expect((await portal.fetch('portal/page/A%20B')).status).toBe(422)
})

test('a document has its version, its date and the address of its PDF', async () => {
  const { doc } = await portal.ask('doc', 'portal/doc/1', { language: 'en' })
  const { doc_list } = await portal.ask('docs', 'portal/doc')

  expect(doc).toMatchObject({
    slug: 'user-agreement',
    the_title: 'User agreement',
    version: '1.0',
    date: '2026-11-21',
    link: '/docs/1',
    pdf_url: '/docs/1.pdf',
  })
  expect(doc.the_body).toMatch(/^<p>/)
  expect(doc_list.map(({ slug }) => slug)).toEqual([
    'user-agreement',
    'sale-rules',
    'operators-contract',
    'privacy-policy',
    'personal-data-consent',
  ])
})
