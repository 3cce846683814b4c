import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withDialogs } from '@tropa/library/Modal/testing.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renderVisit, type Visit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { languages } from '../region/languages.ts'
import { SaveTrack } from './SaveTrack.tsx'
import { type SavingProps, wishToSend } from './saving.ts'

beforeEach(withDialogs)
afterEach(cleanup)
// Compiled before the wait of a test begins.
beforeAll(() => import('./SaveDialog.tsx'))

const auth = { expires: 4_000_000_000 }

async function theDialog({ savedId = null, ...visit }: Visit & { savedId?: number | null } = {}) {
  const say = words(visit.language ?? 'en')
  const saved: Parameters<SavingProps['onSave']>[0][] = []
  await renderVisit(<SaveTrack name="Winter road" savedId={savedId} onSave={(wish) => saved.push(wish)} />, visit)
  await userEvent.click(screen.getByRole('button', { name: say('track.save') }))
  const dialog = await screen.findByRole('dialog')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { say, saved, dialog, press, field: screen.getByRole<HTMLInputElement>('textbox') }
}

describe.each(languages)('in %s', (language) => {
  test.each([
    ['a guest, who signs in first', null, 'track.saveTextGuest', 'track.saveSignIn'],
    ['whoever is signed in', auth, 'track.saveText', 'track.saveNow'],
  ] as const)('the dialog says what saving means for %s', async (_, signedIn, text, action) => {
    const { say, dialog } = await theDialog({ language, auth: signedIn })

    expect(dialog.textContent).toContain(say(text))
    expect(screen.getByRole('button', { name: say(action) })).toBeDefined()
    expect(screen.queryByRole('button', { name: say('track.saveAsNew') })).toBeNull()
  })

  test('an opened saved track can be saved with its changes or as a new one', async () => {
    const { say, dialog } = await theDialog({ language, auth, savedId: 31 })

    expect(dialog.textContent).toContain(say('track.saveTextOpened'))
    for (const action of ['track.saveChanges', 'track.saveAsNew', 'track.saveCancel'] as const)
      expect(screen.getByRole('button', { name: say(action) })).toBeDefined()
  })
})

test('the name has focus and is selected, so that another one can be typed at once', async () => {
  const { field, saved } = await theDialog({ auth })
  await waitFor(() => expect(document.activeElement).toBe(field))

  await userEvent.keyboard('Spring{Enter}')

  expect(saved).toEqual([{ title: 'Spring' }])
})

test('the button and Enter save changes into the opened track, under its name or another one', async () => {
  const first = await theDialog({ auth, savedId: 31 })
  await first.press(first.say('track.saveChanges'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  const second = await theDialog({ auth, savedId: 31 })
  await userEvent.clear(second.field)
  await userEvent.type(second.field, 'Winter at last{Enter}')

  expect(first.saved).toEqual([{ title: 'Winter road', replaces: 31 }])
  expect(second.saved).toEqual([{ title: 'Winter at last', replaces: 31 }])
})

test('an opened track stays unchanged if the plan is saved as a new one', async () => {
  const { say, saved, press } = await theDialog({ auth, savedId: 31 })

  await press(say('track.saveAsNew'))

  expect(saved).toEqual([{ title: 'Winter road' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the suggested name can be used unchanged', async () => {
  const { saved, press, say, field } = await theDialog({ auth })
  expect(field.value).toBe('Winter road')

  await press(say('track.saveNow'))

  expect(saved).toEqual([{ title: 'Winter road' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['  My weekend ', 'My weekend'],
  ['   ', 'Winter road'],
  ['\u200b', 'Winter road'],
  ['Snow \u202eand ice\u202c', 'Snow  and ice'],
])('a track called %o is saved as %o', async (typed, title) => {
  const { saved, field } = await theDialog({ auth })
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)

  expect(saved).toEqual([{ title }])
})

test('after the dialog is cancelled it does not open again automatically', async () => {
  const { saved, press, say } = await theDialog({ auth })
  await press(say('track.saveCancel'))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toEqual([])
})

test('a name has at most the length that the portal stores', async () => {
  const { field } = await theDialog({ auth })
  expect(field.maxLength).toBe(120)
})

test('a saved track that is not renamed here keeps a name from another device', () => {
  const name = 'Winter road'
  expect(wishToSend({ title: name, replaces: 31 }, name)).toEqual({ replaces: 31 })
  expect(wishToSend({ title: 'Spring', replaces: 31 }, name)).toEqual({ title: 'Spring', replaces: 31 })
  expect(wishToSend({ title: name }, name)).toEqual({ title: name })
})
