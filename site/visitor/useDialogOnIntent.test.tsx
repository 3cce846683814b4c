import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { languages } from '../region/languages.ts'
import { useDialogOnIntent } from './useDialogOnIntent.ts'

afterEach(cleanup)

const Dialog = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog">
    <button onClick={onClose}>Close</button>
  </div>
)
const load = vi.fn(async () => ({ Dialog }))

function Opener() {
  const { button, part, isComing, open, close } = useDialogOnIntent(load)
  return (
    <>
      <button ref={button} aria-busy={isComing} onClick={open}>
        Open
      </button>
      {part && <part.Dialog onClose={close} />}
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a press before the script has loaded opens the dialog, which can be opened again', async () => {
  await renderVisit(<Opener />)
  for (const _ of [1, 2]) {
    await press('Open')
    expect(await screen.findByRole('dialog')).toBeDefined()
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

describe.each(languages)('in %s', (language) => {
  test('a dialog whose script cannot be loaded says so, and opens later', async () => {
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await renderVisit(<Opener />, { language })
    await press('Open')

    expect((await screen.findAllByText(words(language)('dialog.failed'))).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Open' }).getAttribute('aria-busy')).toBe('false')

    load.mockResolvedValue({ Dialog })
    await press('Open')
    expect(await screen.findByRole('dialog')).toBeDefined()
  })
})
