import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Notifications, type Notification } from './Notifications.tsx'

afterEach(cleanup)

const added: Notification = { id: 1, text: '«Торум Маа» в треке', tone: 'done' }
const failed: Notification = { id: 2, text: 'Ошибка обработки запроса', tone: 'failed' }

const notificationOf = ({ text }: Notification) => screen.getByRole('alertdialog', { name: text })

function Page({ calls, first = [added, failed] }: { calls: string[]; first?: readonly Notification[] }) {
  const [list, setList] = useState(first)
  return (
    <>
      <button
        type="button"
        onClick={() =>
          setList((before) => [...before, { ...added, id: before.length + 10, text: `Later ${before.length}` }])
        }
      >
        Elsewhere
      </button>
      <Notifications
        notifications={list}
        onDismiss={(id) => setList((before) => before.filter((notification) => notification.id !== id))}
        onPointerEnter={() => calls.push('pointer in')}
        onPointerLeave={() => calls.push('pointer out')}
        onFocusEnter={() => calls.push('focus in')}
        onFocusLeave={() => calls.push('focus out')}
      />
    </>
  )
}
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })

/** Presses F6 until the behaviour has loaded. */
async function enterByF6(user: UserEvent) {
  await waitFor(async () => {
    await user.keyboard('{F6}')
    expect(document.activeElement).toBe(screen.getByRole('region'))
  })
}

test('F6 goes to the notifications from anywhere; focus moves from a removed one to another, and from the last back', async () => {
  const user = userEvent.setup()
  const calls: string[] = []
  render(<Page calls={calls} />)
  act(() => elsewhere().focus())

  await enterByF6(user)
  await user.tab()
  expect(document.activeElement).toBe(notificationOf(added))
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(notificationOf(failed))
  await user.tab()
  await user.keyboard(' ')

  await waitFor(() => expect(document.activeElement).toBe(elsewhere()))
  expect(calls).toEqual(['focus in', 'focus out'])
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(elsewhere())
})

test.each([0, 1, 2])('when any of three is removed, another one takes focus (%s)', async (index) => {
  const user = userEvent.setup()
  const three = ['First', 'Second', 'Third'].map((text, id) => ({ ...added, id, text }))
  render(<Page calls={[]} first={three} />)
  await enterByF6(user)
  screen.getByRole('button', { name: `Закрыть: ${three[index]?.text}` }).focus()

  await user.keyboard('{Enter}')

  expect(screen.getAllByRole('alertdialog')).toHaveLength(2)
  expect(document.activeElement?.getAttribute('role')).toBe('alertdialog')
})

test('a notification that was added after focus had left the region is removed without losing focus', async () => {
  const user = userEvent.setup()
  const calls: string[] = []
  render(<Page calls={calls} first={[added]} />)
  act(() => elsewhere().focus())
  await enterByF6(user)
  act(() => elsewhere().focus())
  await user.keyboard('{Enter}')

  screen.getByRole('button', { name: 'Закрыть: Later 1' }).focus()
  await user.keyboard('{Enter}')

  expect(document.activeElement).toBe(notificationOf(added))
})

test('focus that arrives before the behaviour loads is not lost either', async () => {
  const user = userEvent.setup()
  render(<Page calls={[]} />)
  screen.getByRole('button', { name: `Закрыть: ${added.text}` }).focus()
  await act(() => import('./ToastRegion.tsx'))

  await user.keyboard('{Enter}')

  await waitFor(() => expect(document.activeElement).toBe(notificationOf(failed)))
})

test('focus returns from the last one, even if it arrived before the behaviour had loaded', async () => {
  const user = userEvent.setup()
  render(<Page calls={[]} first={[added]} />)
  act(() => elsewhere().focus())
  act(() => screen.getByRole('button', { name: `Закрыть: ${added.text}` }).focus())
  await act(() => import('./ToastRegion.tsx'))

  await user.keyboard('{Enter}')

  await waitFor(() => expect(document.activeElement).toBe(elsewhere()))
})

test('focus returns from the last one if it is removed before the behaviour loads', () => {
  const calls: string[] = []
  render(<Page calls={calls} first={[added]} />)
  act(() => elsewhere().focus())
  const button = screen.getByRole('button', { name: `Закрыть: ${added.text}` })
  act(() => button.focus())

  fireEvent.click(button)

  expect(document.activeElement).toBe(elsewhere())
  expect(calls).toEqual(['focus in', 'focus out'])
})

test('a press dismisses a notification and does not move focus, so that the timers of the others continue', async () => {
  const user = userEvent.setup()
  const calls: string[] = []
  render(<Page calls={calls} />)
  act(() => elsewhere().focus())

  await user.click(screen.getByRole('button', { name: `Закрыть: ${added.text}` }))

  expect(document.activeElement).toBe(elsewhere())
  expect(calls).not.toContain('focus in')
})

test('removing the last notification under the pointer counts as leaving', async () => {
  const calls: string[] = []
  render(<Page calls={calls} first={[added]} />)

  await userEvent.click(screen.getByRole('button', { name: `Закрыть: ${added.text}` }))

  expect(calls).toEqual(['pointer in', 'pointer out'])
})

test('an open list does not hide them from screen readers', async () => {
  const { ariaHideOutside } = await import('react-aria/private/overlays/ariaHideOutside')
  render(<Page calls={[]} />)

  const show = ariaHideOutside([elsewhere()])

  expect(screen.getByRole('region', { name: 'Уведомления' })).toBeTruthy()
  show()
})
