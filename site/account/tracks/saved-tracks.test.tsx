// @vitest-environment node
import { calls, type Outgoing } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { linksOf, plainForms } from '../../app/testing/plain-forms.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { callOf, sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import { languages } from '../../region/languages.ts'

const auth = { expires: 4_000_000_000 }
const at = async (query: string, visitor: Visitor = {}) => {
  const page = await renderedPage(`/my_tracks${query}`, { auth, ...visitor })
  const section = page.main.querySelector('section[aria-labelledby="saved-tracks"]')
  return { ...page, section }
}
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/[\s\u2060]+/g, ' ') ?? ''
/** Links to the row of the track on the page. */
const renameLink = (id: number) => `/my_tracks?rename=${id}#saved-track-${id}`
const plainText = (text: string) => text.replaceAll(/[\s\u2060]+/g, ' ')

test('a guest has no saved tracks, and they are not requested', async () => {
  const { send, sent } = sendFrom()
  const { section } = await at('', { auth: null, send })

  expect(section).toBeNull()
  expect(sent.map(callOf)).not.toContain('savedTracks')
})

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test('a track without a name is called by the time when it was saved', async () => {
    const { section } = await at('', { language })
    const when = '20.11.2026, 10:15'

    expect([...(section?.querySelectorAll('h3') ?? [])].map(plain)).toEqual([
      'Зимняя дорога',
      plainText(say('savedTracks.untitled', { when })),
    ])
    expect(plain(section)).toContain(`${plainText(say('savedTracks.stops', { count: 3 }))} · ${when}`)
  })

  test('each can be copied and deleted by forms with its name', async () => {
    const { section } = await at('', { language })
    const title = 'Зимняя дорога'
    const own = (section ? plainForms(section) : []).filter(({ fields }) => fields['id'] === '31')

    expect(own).toEqual([
      { name: say('savedTracks.copyNamed', { title }), action: '/my_tracks', fields: { form: 'copy-track', id: '31' } },
      {
        name: say('savedTracks.removeNamed', { title }),
        action: '/my_tracks',
        fields: { form: 'delete-track', id: '31' },
      },
    ])
    expect(section && linksOf(section)).toEqual([31, 32].map(renameLink))
  })

  test('a refusal without scripts is shown once on the page, with a link to delete tracks', async () => {
    const refusedPress = { kind: 'track', message: 'Сохранено уже 200 треков' } as const
    const { main } = await at('', { language, kept: { refusedPress } })
    const alert = main.querySelector('[role="alert"]')

    expect(plain(alert)).toContain(refusedPress.message)
    const [way] = alert ? linksOf(alert) : []
    expect(way && main.querySelector(way)?.textContent).toBe(say('savedTracks.title'))
  })

  test('an account without any says so', async () => {
    const send = sendFrom({ savedTracks: { track_list: [], total: 0 } }).send
    const { section } = await at('', { language, send })
    expect(plain(section)).toContain(plainText(say('savedTracks.none')))
  })
})

test('all tracks of an account are listed, even if they are more than a provider sends at once', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    id: 200 - index,
    title: `Track ${200 - index}`,
    count: 1,
    created_at: '2026-11-20T10:15:00+05:00',
    days: null,
    start_date: null,
  }))
  const others = sendFrom().send
  const send = async (outgoing: Outgoing, ...more: unknown[]) => {
    if (outgoing.path !== calls.savedTracks.path) return Reflect.apply(others, undefined, [outgoing, ...more])
    const [limit, offset] = ['limit', 'offset'].map((name) => Number(outgoing.query.get(name)))
    return { track_list: lines.slice(offset, (offset ?? 0) + (limit ?? 0)), total: lines.length }
  }
  const { section } = await at('', { language: 'en', send })

  expect([...(section?.querySelectorAll('h3') ?? [])].map(plain)).toEqual(lines.map(({ title }) => title))
  expect(plain(section)).toContain(plainText(words('en')('savedTracks.count', { count: 200 })))
})

test.each([
  ['31', 'Зимняя дорога', 32],
  ['32', '', 31],
])(
  'the track %s can be renamed in a form with its name %o, or keeps it, and the others keep their links',
  async (id, name, other) => {
    const { section } = await at(`?rename=${id}`)
    const form = (section ? plainForms(section) : []).find(({ fields }) => fields['form'] === 'rename-track')

    expect(form?.action).toBe(`/my_tracks?rename=${id}`)
    expect(form?.fields).toMatchObject({ id, title: name })
    expect(section?.querySelector(`li#saved-track-${id} form`)).not.toBeNull()
    const links = new Map([
      [id, `/my_tracks#saved-track-${id}`],
      [String(other), renameLink(other)],
    ])
    expect(section && linksOf(section)).toEqual(['31', '32'].map((row) => links.get(row)))
    // Copies and deletions end the renaming.
    const others = (section ? plainForms(section) : []).filter(({ fields }) => fields['form'] !== 'rename-track')
    expect(others.map(({ action }) => action)).toEqual(['/my_tracks', '/my_tracks', '/my_tracks', '/my_tracks'])
  },
)

test.each(['?rename=99', '?rename=x', '?rename=-31', '?rename='])('%s renames nothing', async (query) => {
  const { section } = await at(query)
  expect((section ? plainForms(section) : []).filter(({ fields }) => fields['form'] === 'rename-track')).toEqual([])
})

test('if the saved tracks do not load, the page is rendered with a message in their place', async () => {
  const send = sendFrom({ savedTracks: new PortalError(503) }).send
  const { status, section } = await at('', { send })

  expect(status).toBe(200)
  expect(plain(section?.querySelector('[role="alert"]'))).toContain(plainText(words('ru')('profile.failedText')))
  // No script would handle its press.
  expect(section?.querySelector('[role="alert"] button')).toBeNull()
})
