import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SharedTrack } from '@tropa/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { HasOwnDates } from '../planner/useDayTitle.ts'
import { keepChangerName } from './changer-name.ts'
import { sharedTrackQuery } from './load-shared-track.ts'
import { keepMade } from './made-changes.ts'
import { place, sharedProvider, sharedToken } from './testing/shared-provider.ts'
import { SharedEditor } from './SharedEditor.tsx'
import { useSharedPlan } from './useSharedPlan.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const say = words('en')
const by = 'Анна'
const stops = [place(1, 1), place(2, 1), place(3, 1), place(4, 2)]
const ref = (object_id: number) => ({ object_type: 'location' as const, object_id })

function Shown({ track }: { track: SharedTrack }) {
  return <SharedEditor token={sharedToken} track={track} plan={useSharedPlan(track)} />
}
function Page() {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(sharedTrackQuery(portal, sharedToken))
  return <HasOwnDates value>{data && <Shown track={data.track} />}</HasOwnDates>
}

/** A page of the shared track, for a visitor with this name. */
async function aPage(name = by, responses: Parameters<typeof sharedProvider>[1] = {}) {
  keepChangerName(name)
  const provider = sharedProvider(stops, responses)
  await renderVisit(<Page />, { send: provider.send })
  await row(4)
  return provider
}
const row = (id: number) => screen.findByRole('link', { name: `Place ${id}` })
const bin = (id: number) => screen.findByRole('button', { name: new RegExp(`^Remove.*Place ${id}$`) })
const remove = async (id: number) => userEvent.click(await bin(id))
/** Presses undo in the notice with this text. */
const undoOf = async (text: string) => {
  const shown = await waitFor(() => {
    const found = screen.getAllByText(text).find((one) => one.closest('li')?.querySelector('button'))
    if (!found) throw new Error(`no notice: ${text}`)
    return found
  })
  const buttons = [...(shown.closest('li')?.querySelectorAll('button') ?? [])]
  const undo = buttons.find(({ textContent }) => textContent?.startsWith('Undo'))
  if (!undo) throw new Error('no undo')
  return undo
}
const undo = async (text: string) => userEvent.click(await undoOf(text))
const removedText = (id: number) => say('sharedEditing.removed', { title: `Place ${id}` })
const ordered = say('sharedEditing.ordered', { by })
const detached = (id: number) => say('sharedEditing.detached', { by, title: `Place ${id}` })
const newOrder = { plan: [place(4, 1), place(1, 2), place(2, 1), place(3, 1)], by }
const undoCount = () => screen.queryAllByRole('button', { name: /^Undo/ }).length

test('undo restores a removed stop on its day and at its position', async () => {
  const { planText } = await aPage()
  await remove(2)
  await waitFor(() => expect(planText()).toBe('1@1,3@1,4@2'))

  await undo(removedText(2))

  await waitFor(() => expect(planText()).toBe('1@1,2@1,3@1,4@2'))
})

test('a stop that was removed before the page was opened has the title in its change', async () => {
  const provider = sharedProvider(stops)
  provider.change('detached', { object_type: 'location', object_id: 2, by: 'Boris' })
  await renderVisit(<Page />, { send: provider.send })
  expect(await screen.findByText(say('sharedEditing.detached', { by: 'Boris', title: 'Place 2' }))).toBeDefined()
})

test('focus moves to the next place to add, and then to the field', async () => {
  const found = [11, 12].map((object_id) => ({
    object_type: 'location',
    object_id,
    title: `Place ${object_id}`,
    hint: '',
    link: `/locations/${object_id}`,
  }))
  const provider = await aPage(by, { search: { result_list: found, total: 2 } })
  await userEvent.type(await screen.findByRole('searchbox'), 'place{Enter}')
  const add = (id: number) =>
    screen.findByRole('button', { name: say('sharedEditing.addOf', { title: `Place ${id}` }) })

  ;(await add(11)).focus()
  await userEvent.keyboard('{Enter}')
  const next = await add(12)
  await waitFor(() => expect(document.activeElement).toBe(next))
  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
  expect(provider.planText()).toContain('11@')
})

test('a restored stop keeps the order that somebody else has made meanwhile', async () => {
  const { planText, change } = await aPage()
  await remove(2)
  const offer = await undoOf(removedText(2))
  change('ordered', { plan: [place(4, 1), place(3, 2), place(1, 1)], by: 'Boris' })
  await screen.findAllByText(say('sharedEditing.ordered', { by: 'Boris' }))

  await userEvent.click(offer)

  await waitFor(() => expect(planText()).toBe('4@1,3@2,1@1,2@1'))
})

test('a stop that somebody has added again stays there, and the undo says so', async () => {
  const { planText, change } = await aPage()
  await remove(2)
  const offer = await undoOf(removedText(2))
  change('attached', { ...ref(2), day: 2, by: 'Boris' })
  await row(2)

  await userEvent.click(offer)

  expect(await screen.findByText(say('sharedEditing.isBack', { title: 'Place 2' }))).toBeDefined()
  expect(planText()).toBe('1@1,3@1,4@2,2@2')
})

test('a refused undo says so, and is offered again', async () => {
  const { planText, refused } = await aPage()
  await remove(2)
  refused.add('attached')
  await undo(removedText(2))
  const offer = await undoOf(say('sharedEditing.notBack', { title: 'Place 2' }))

  refused.clear()
  await userEvent.click(offer)

  await waitFor(() => expect(planText()).toBe('1@1,2@1,3@1,4@2'))
})

test('if a stop was restored without its position, a message says so, and another press moves it there', async () => {
  const { planText, refused } = await aPage()
  await remove(2)
  refused.add('ordered')
  await undo(removedText(2))
  const offer = await undoOf(say('sharedEditing.backAtEnd', { title: 'Place 2' }))
  expect(planText()).toBe('1@1,3@1,4@2,2@1')

  refused.clear()
  await userEvent.click(offer)

  await waitFor(() => expect(planText()).toBe('1@1,2@1,3@1,4@2'))
})

test('stops that somebody else has removed can be restored, also if they have the same name', async () => {
  const { planText, change } = await aPage()
  change('detached', { ...ref(2), by })

  await undo(detached(2))

  await waitFor(() => expect(planText()).toBe('1@1,2@1,3@1,4@2'))
})

test('a visitor without a name is asked for one, and the undo stays offered', async () => {
  const { planText, change } = await aPage('')
  change('detached', { ...ref(2), by: 'Boris' })
  await undo(say('sharedEditing.detached', { by: 'Boris', title: 'Place 2' }))
  const offer = await undoOf(say('sharedEditing.nameNeeded'))

  await userEvent.type(screen.getByRole('textbox', { name: say('sharedEditing.name') }), by)
  await userEvent.click(offer)

  await waitFor(() => expect(planText()).toBe('1@1,2@1,3@1,4@2'))
})

test('a new order of a namesake can be undone', async () => {
  const { planText, change } = await aPage()
  change('ordered', newOrder)

  await undo(ordered)

  await waitFor(() => expect(planText()).toBe('1@1,2@1,3@1,4@2'))
})

test('changes on the page itself, or in another tab of this browser, are not news', async () => {
  const { change } = await aPage()
  await remove(4)
  await undoOf(removedText(4))
  keepMade(sharedToken, { version: 3, kind: 'ordered' })
  change('ordered', newOrder)
  keepMade(sharedToken, { version: 4, kind: 'detached', ...ref(2) })
  change('detached', { ...ref(2), by })
  await screen.findByText(detached(2))
  // A change of somebody else is announced after all of them.
  change('detached', { ...ref(3), by: 'Boris' })
  await undoOf(say('sharedEditing.detached', { by: 'Boris', title: 'Place 3' }))

  // Only in the log.
  expect([detached(4), ordered, detached(2)].map((text) => screen.getAllByText(text).length)).toEqual([1, 1, 1])
  expect(undoCount()).toBe(2)
})
