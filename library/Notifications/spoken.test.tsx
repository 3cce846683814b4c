import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { Notifications, type Notification } from './Notifications.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./ToastRegion.tsx'), 60_000)
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const added = { ru: 'Музей в треке', en: 'Museum added to the track' }
const failed = { ru: 'Ошибка обработки запроса', en: 'The request failed' }

function Page({ language }: { language: OwnLanguage }) {
  const [list, setList] = useState<readonly Notification[]>([])
  const show = (notification: Notification) => setList((before) => [...before, notification])
  return (
    <LanguageProvider language={language}>
      <button type="button" onClick={() => show({ id: 1, text: added[language], tone: 'done', undo: () => {} })}>
        Add
      </button>
      <button type="button" onClick={() => show({ id: 2, text: failed[language], tone: 'failed' })}>
        Fail
      </button>
      <Notifications
        notifications={list}
        onDismiss={(id) => setList((before) => before.filter((one) => one.id !== id))}
      />
    </LanguageProvider>
  )
}

/**
 * What a screen reader says while one comes, a failure comes, the visitor goes to them, undoes and dismisses. This one
 * says the failure twice, because it does not know `aria-live="off"` inside of a live list.
 */
async function transcript(language: OwnLanguage) {
  render(<Page language={language} />)
  await virtual.start({ container: document.body })
  const press = async (name: string) => {
    act(() => screen.getByRole('button', { name }).focus())
    await userEvent.keyboard('{Enter}')
  }
  await press('Add')
  await press('Fail')
  await waitFor(async () => {
    await userEvent.keyboard('{F6}')
    expect(document.activeElement).toBe(screen.getByRole('region'))
  })
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fail' })))
  return virtual.spokenPhraseLog()
}

test('in English it says each as it comes, a failure at once, and where focus is', async () => {
  expect(await transcript('en')).toEqual([
    'document',
    'button, Add',
    'polite: Museum added to the track Undo',
    'button, Fail',
    'polite: The request failed',
    'assertive: The request failed',
    'region, Notifications',
    'alertdialog, Museum added to the track, not modal',
    'button, Undo',
    'alertdialog, The request failed, not modal',
    'button, Dismiss: The request failed',
    'button, Fail',
  ])
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru')).toEqual([
    'document',
    'button, Add',
    'polite: Музей в треке Отменить',
    'button, Fail',
    'polite: Ошибка обработки запроса',
    'assertive: Ошибка обработки запроса',
    'region, Уведомления',
    'alertdialog, Музей в треке, not modal',
    'button, Отменить',
    'alertdialog, Ошибка обработки запроса, not modal',
    'button, Закрыть: Ошибка обработки запроса',
    'button, Fail',
  ])
})
