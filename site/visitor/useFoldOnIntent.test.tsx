import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useFoldOnIntent } from './useFoldOnIntent.ts'

afterEach(cleanup)

const Dialog = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog">
    <button onClick={onClose}>Close</button>
  </div>
)
const load = vi.fn(async () => ({ Dialog }))

function Fold({ isDialog }: { isDialog?: () => boolean }) {
  const { fold, summary, part, isComing, open, close } = useFoldOnIntent(load, isDialog)
  return (
    <>
      <details ref={fold}>
        <summary ref={summary} aria-busy={isComing} onClick={open}>
          Filters
        </summary>
      </details>
      {part && <part.Dialog onClose={close} />}
    </>
  )
}
const press = () => userEvent.click(screen.getByText('Filters'))
const isUnfolded = () => document.querySelector('details')?.open

test('opens a dialog instead of expanding, and can do so again', async () => {
  render(<Fold />)
  for (const _ of [1, 2]) {
    await press()
    expect(await screen.findByRole('dialog')).toBeDefined()
    expect(isUnfolded()).toBe(false)
    await userEvent.click(screen.getByText('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('expands if the script of the dialog cannot be loaded', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  render(<Fold />)
  await press()

  await waitFor(() => expect(isUnfolded()).toBe(true))
  expect(screen.getByText('Filters').getAttribute('aria-busy')).toBe('false')
  load.mockResolvedValue({ Dialog })
  await press()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('expands if no dialog is wanted', async () => {
  render(<Fold isDialog={() => false} />)
  await press()

  expect(isUnfolded()).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})
