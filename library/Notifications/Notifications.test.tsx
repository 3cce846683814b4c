import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Notifications, type Notification } from './Notifications.tsx'

afterEach(cleanup)

const added: Notification = { id: 1, text: '«Торум Маа» в треке', tone: 'done' }
const failed: Notification = { id: 2, text: 'Ошибка обработки запроса', tone: 'failed' }

function show(notifications: readonly Notification[]) {
  const heard: string[] = []
  render(
    <>
      <Notifications
        notifications={notifications}
        onDismiss={(id) => heard.push(`dismiss ${id}`)}
        onPointerEnter={() => heard.push('pointer in')}
        onPointerLeave={() => heard.push('pointer out')}
        onFocusEnter={() => heard.push('focus in')}
        onFocusLeave={() => heard.push('focus out')}
      />
      <button type="button">Elsewhere</button>
    </>,
  )
  return heard
}

test('the live region stands on the page before anything is told', () => {
  show([])

  expect(screen.getByRole('region', { name: 'Уведомления' }).querySelector('[aria-live="polite"]')).toBeTruthy()
})

test('a failure is an alert, and what is done is not', () => {
  show([added, failed])

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Ошибка обработки запроса'])
})

test('each is dismissed by its own button', async () => {
  const heard = show([added, failed])

  await userEvent.click(screen.getByRole('button', { name: 'Закрыть: Ошибка обработки запроса' }))

  expect(heard).toContain('dismiss 2')
})

test('undoing takes the thing back and dismisses', async () => {
  const undone: string[] = []
  const heard = show([{ ...added, undo: () => undone.push('undone') }])

  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }))

  expect(undone).toEqual(['undone'])
  expect(heard).toContain('dismiss 1')
})

test('only the newest that can be undone names the keys that undo it', () => {
  const undo = () => {}
  const notifications = [{ ...added, undo }, { ...added, id: 2, undo }, { ...failed, id: 3 }]
  render(<Notifications messages={{ undoNewest: 'Отменить (Ctrl+Z)' }} notifications={notifications} onDismiss={() => {}} />)

  expect(screen.getAllByRole('button', { name: /^Отменить/ }).map(({ textContent }) => textContent)).toEqual(['Отменить', 'Отменить (Ctrl+Z)'])
})

test('pointer and focus are told once as they come and once as they go', async () => {
  const user = userEvent.setup()
  const heard = show([added, failed])

  await user.tab()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(heard).toEqual(['focus in', 'focus out'])

  await user.hover(screen.getByText(added.text))
  await user.hover(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(heard.slice(2)).toEqual(['pointer in', 'pointer out'])
})

function Telling({ heard }: { heard: string[] }) {
  const [list, setList] = useState<readonly Notification[]>([added, failed])
  return (
    <>
      <button type="button">Elsewhere</button>
      <Notifications
        notifications={list}
        onDismiss={(id) => setList((before) => before.filter((notification) => notification.id !== id))}
        onFocusEnter={() => heard.push('focus in')}
        onFocusLeave={() => heard.push('focus out')}
      />
    </>
  )
}

test('dismissed by the keyboard, focus goes to the next, and at the end back to where it came from', async () => {
  const user = userEvent.setup()
  const heard: string[] = []
  render(<Telling heard={heard} />)

  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Закрыть: ${failed.text}` }))
  await user.keyboard(' ')

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(heard).toEqual(['focus in', 'focus out'])
})

test('a failure is said once, though it stands in the list that is read out', () => {
  show([added, failed])

  expect(screen.getByRole('alert').closest('li')?.getAttribute('aria-live')).toBe('off')
  expect(screen.getByText(added.text).closest('li')?.getAttribute('aria-live')).toBeNull()
})

test('it speaks the language of the page, and the ref is the region', () => {
  const ref = createRef<HTMLElement>()
  render(
    <LanguageProvider language="en">
      <Notifications ref={ref} notifications={[added]} onDismiss={() => {}} />
    </LanguageProvider>,
  )

  expect(ref.current).toBe(screen.getByRole('region', { name: 'Notifications' }))
  expect(screen.getByRole('button', { name: `Dismiss: ${added.text}` })).toBeTruthy()
})

test('F6 leads to them from anywhere, and dismissing the last leads back', async () => {
  const user = userEvent.setup()
  render(<Telling heard={[]} />)
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  act(() => elsewhere.focus())

  await waitFor(async () => {
    await user.keyboard('{F6}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Закрыть: ${added.text}` }))
  })
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Закрыть: ${failed.text}` }))
  await user.keyboard('{Enter}')

  expect(document.activeElement).toBe(elsewhere)
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(elsewhere)
})
