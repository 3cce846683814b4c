import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, StrictMode, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Modal, type ModalProps } from './Modal.tsx'
import { pressEscape, withDialogs } from './testing.ts'

beforeEach(withDialogs)
afterEach(cleanup)

function Clearing(props: Partial<ModalProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Clear
      </button>
      <Modal
        title="Clear the track?"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<button type="button">Keep</button>}
        {...props}
      >
        Five places will be gone.
      </Modal>
    </>
  )
}
const opened = async (props: Partial<ModalProps> = {}) => {
  const user = userEvent.setup()
  render(<Clearing {...props} />)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  return { user, dialog: screen.getByRole<HTMLDialogElement>(props.role ?? 'dialog', { name: 'Clear the track?' }) }
}

test('while closed it is hidden and empty', () => {
  render(<Clearing />)

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('Five places will be gone.')).toBeNull()
})

test('its title names it, and focus moves into it', async () => {
  const { dialog } = await opened()

  expect(dialog.open).toBe(true)
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(dialog.textContent).toContain('Five places will be gone.')
})

test('Escape closes it, and focus returns to the control that opened it', async () => {
  const { dialog } = await opened()

  act(() => pressEscape(dialog))

  expect(dialog.open).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }))
})

test('the close button closes it, and its name is in the language of the page', async () => {
  const closed: boolean[] = []
  render(
    <LanguageProvider language="en">
      <Modal title="Share" defaultOpen onOpenChange={(isOpen) => closed.push(isOpen)} />
    </LanguageProvider>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(closed).toEqual([false])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press outside closes it, but not one that began inside', async () => {
  const { dialog } = await opened()

  fireEvent.pointerDown(screen.getByText('Five places will be gone.'))
  fireEvent.click(dialog)
  expect(dialog.open).toBe(true)
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(dialog.open).toBe(false)
})

test('if it is not dismissable, a press outside does nothing, and Escape still closes it', async () => {
  const { dialog } = await opened({ isDismissable: false })

  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(dialog.open).toBe(true)
  act(() => pressEscape(dialog))
  expect(dialog.open).toBe(false)
})

test('it stays open if the caller keeps it open', () => {
  const changes: boolean[] = []
  render(<Modal title="Pay" isOpen onOpenChange={(isOpen) => changes.push(isOpen)} />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')

  act(() => pressEscape(dialog))

  expect([changes, dialog.open]).toEqual([[false], true])
})

test('if the browser closes it, it reports that, and opens again if the caller keeps it open', async () => {
  const changes: boolean[] = []
  render(<Modal title="Pay" isOpen onOpenChange={(isOpen) => changes.push(isOpen)} />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')

  await act(async () => dialog.close())

  expect([changes, dialog.open]).toEqual([[false], true])
})

test('the cancel event of a file field inside does not close it', async () => {
  const { dialog } = await opened({ footer: <input type="file" aria-label="Photo" /> })

  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true, cancelable: true }))

  expect(dialog.open).toBe(true)
})

test('an alert dialog is announced with its body, and may focus its safe button first', async () => {
  function Question() {
    const safe = useRef<HTMLButtonElement>(null)
    return (
      <Modal title="Clear?" role="alertdialog" defaultOpen focusRef={safe} footer={<button ref={safe}>Keep</button>}>
        Five places will be gone.
      </Modal>
    )
  }
  render(<Question />)

  const described = screen.getByRole('alertdialog', { name: 'Clear?' }).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Five places will be gone.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
})

test('a dialog that is open on the server is visible without scripts', () => {
  const html = renderToString(
    <Modal title="Share" isOpen>
      Address
    </Modal>,
  )

  expect(html).toMatch(/^<dialog[^>]* open=""/)
  expect(html).toContain('Address')
  expect(renderToString(<Modal title="Share">Address</Modal>)).not.toContain('Address')
})

test('if it is mounted twice, as in strict mode, it stays open and reports nothing', async () => {
  const changes: boolean[] = []
  await act(async () => {
    render(
      <StrictMode>
        <Modal title="Share" defaultOpen onOpenChange={(isOpen) => changes.push(isOpen)} />
      </StrictMode>,
    )
  })

  expect([changes, screen.getByRole<HTMLDialogElement>('dialog').open]).toEqual([[], true])
})

test('if it is unmounted while open, it returns focus', async () => {
  const user = userEvent.setup()
  function Page() {
    const [hasModal, setModal] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setModal(true)}>
          Show
        </button>
        {hasModal && <Modal title="Share" isOpen footer={<button onClick={() => setModal(false)}>Done</button>} />}
      </>
    )
  }
  render(<Page />)

  await user.click(screen.getByRole('button', { name: 'Show' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show' }))
})

test('the ref is the dialog', () => {
  const ref = createRef<HTMLDialogElement>()
  render(<Modal title="Share" ref={ref} />)

  expect(ref.current?.tagName).toBe('DIALOG')
})
