import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Notifications, type Notification } from './Notifications.tsx'

afterEach(cleanup)

const added: Notification = { id: 1, text: '«Торум Маа» в треке', tone: 'done' }
const failed: Notification = { id: 2, text: 'Ошибка обработки запроса', tone: 'failed' }

const notificationOf = ({ text }: Notification) => screen.getByRole('alertdialog', { name: text })

function show(notifications: readonly Notification[]) {
  const calls: string[] = []
  render(
    <>
      <Notifications
        notifications={notifications}
        onDismiss={(id) => calls.push(`dismiss ${id}`)}
        onPointerEnter={() => calls.push('pointer in')}
        onPointerLeave={() => calls.push('pointer out')}
        onFocusEnter={() => calls.push('focus in')}
        onFocusLeave={() => calls.push('focus out')}
      />
      <button type="button">Elsewhere</button>
    </>,
  )
  return calls
}

test('the live region is on the page before it has content', () => {
  show([])

  expect(screen.getByRole('region', { name: 'Уведомления' }).querySelector('[aria-live="polite"]')).toBeTruthy()
})

test('a failure is an alert, and a success is not', () => {
  show([added, failed])

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Ошибка обработки запроса'])
})

test('each notification has its own button that dismisses it', async () => {
  const calls = show([added, failed])

  await userEvent.click(screen.getByRole('button', { name: 'Закрыть: Ошибка обработки запроса' }))

  expect(calls).toContain('dismiss 2')
})

test('the undo button undoes the action and dismisses the notification', async () => {
  const undone: string[] = []
  const calls = show([{ ...added, undo: () => undone.push('undone') }])

  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }))

  expect(undone).toEqual(['undone'])
  expect(calls).toContain('dismiss 1')
})

test('only the newest notification that can be undone names the keys for that', () => {
  const undo = () => {}
  const notifications = [
    { ...added, undo },
    { ...added, id: 2, undo },
    { ...added, id: 3, undo, isUndoneByKeys: false },
    { ...failed, id: 4 },
  ]
  render(
    <Notifications messages={{ undoNewest: 'Отменить (Ctrl+Z)' }} notifications={notifications} onDismiss={() => {}} />,
  )

  expect(screen.getAllByRole('button', { name: /^Отменить/ }).map(({ textContent }) => textContent)).toEqual([
    'Отменить',
    'Отменить (Ctrl+Z)',
    'Отменить',
  ])
})

test('entering and leaving by pointer and focus are reported once each', async () => {
  const user = userEvent.setup()
  const calls = show([added, failed])

  act(() => notificationOf(added).focus())
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(notificationOf(failed))
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(calls).toEqual(['focus in', 'focus out'])

  await user.hover(screen.getByText(added.text))
  await user.hover(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(calls.slice(2)).toEqual(['pointer in', 'pointer out'])
})

test('a failure is announced once, although it is in the live list', () => {
  show([added, failed])

  expect(screen.getByRole('alert').closest('li')?.getAttribute('aria-live')).toBe('off')
  expect(screen.getByText(added.text).closest('li')?.getAttribute('aria-live')).toBeNull()
})

test('its words are in the language of the page, and the ref is the region', () => {
  const ref = createRef<HTMLElement>()
  render(
    <LanguageProvider language="en">
      <Notifications ref={ref} notifications={[added]} onDismiss={() => {}} />
    </LanguageProvider>,
  )

  expect(ref.current).toBe(screen.getByRole('region', { name: 'Notifications' }))
  expect(screen.getByRole('button', { name: `Dismiss: ${added.text}` })).toBeTruthy()
})
