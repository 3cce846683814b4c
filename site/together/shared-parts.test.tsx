import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptyTrack } from '@tropa/machines'
import { afterEach, expect, test } from 'vitest'
import { aPlace } from '../app/testing/card-provider.ts'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { sendFrom } from '../app/testing/test-provider-answers.ts'
import { words } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import { FindObject } from './FindObject.tsx'
import { SharedConflict } from './SharedDays.tsx'
import type { SharedPlan } from './useSharedPlan.ts'

afterEach(cleanup)

const say = words('en')

test('a search that failed is made again by another press, of the same words too', async () => {
  const answers: Record<string, unknown> = { search: new PortalError(503) }
  const { send, sent } = sendFrom(answers)
  await renderVisit(<FindObject track={emptyTrack} onAdd={() => {}} />, { send })
  const search = () => userEvent.click(screen.getByRole('button', { name: say('together.search') }))
  await userEvent.type(screen.getByRole('searchbox'), 'museum')
  await search()
  await screen.findByText(say('together.searchFailed'))

  delete answers['search']
  await search()

  expect(await screen.findByText('Дом у реки')).toBeTruthy()
  expect(sent).toHaveLength(2)
})

test('an event of another day says when it is, to the readers of a shared track too', async () => {
  const object = { object_type: 'event', object_id: 1, day: 1 } as const
  const session = { date: '2026-12-24', from: 18, to: 20, isSoldOut: false }
  const conflict = { kind: 'notThatDay', key: 'event1', day: 1, session } as const
  const plan = { schedule: { conflicts: new Map([[conflict.key, conflict]]) } } as unknown as SharedPlan

  await renderVisit(<SharedConflict stop={{ object, card: aPlace(1) }} plan={plan} />)

  expect((await screen.findByText(/another day/)).textContent?.replaceAll(/\s/g, ' ')).toContain('24 December at 18:00')
})
