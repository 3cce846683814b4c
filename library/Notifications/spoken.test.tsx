import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect } from 'vitest'
import type { OwnLanguage } from '../messages/language.tsx'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { Notifications, type Notification } from './Notifications.tsx'

const added = { ru: 'Музей в треке', en: 'Museum added to the track' }
const failed = { ru: 'Ошибка обработки запроса', en: 'The request failed' }

function Page({ language }: { language: OwnLanguage }) {
  const [list, setList] = useState<readonly Notification[]>([])
  const show = (notification: Notification) => setList((before) => [...before, notification])
  return (
    <>
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
    </>
  )
}
const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).focus())
  await userEvent.keyboard('{Enter}')
}
const goThere = () =>
  waitFor(async () => {
    await userEvent.keyboard('{F6}')
    expect(document.activeElement).toBe(screen.getByRole('region'))
  })
const isBackAt = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))

testSpoken(() => import('./ToastRegion.tsx'), {
  opens: {
    draw: (language) => <Page language={language} />,
    act: () => press('Add'),
    announced: {
      ru: ['button, Add', 'polite: Музей в треке Отменить'],
      en: ['button, Add', 'polite: Museum added to the track Undo'],
    },
  },
  moves: {
    act: async () => {
      await goThere()
      await userEvent.keyboard('{Tab}')
      await userEvent.keyboard('{Tab}')
    },
    announced: {
      ru: ['region, Уведомления', 'alertdialog, Музей в треке, not modal', 'button, Отменить'],
      en: ['region, Notifications', 'alertdialog, Museum added to the track, not modal', 'button, Undo'],
    },
  },
  selects: {
    act: async () => {
      await userEvent.keyboard('{Enter}')
      await isBackAt('Add')
    },
    announced: { ru: ['button, Add'], en: ['button, Add'] },
  },
  // Without notifications the region is not a landmark.
  empty: {
    act: async () => {
      await userEvent.keyboard('{F6}')
      await userEvent.tab()
      await userEvent.tab({ shift: true })
    },
    announced: { ru: ['button, Fail', 'button, Add'], en: ['button, Fail', 'button, Add'] },
  },
  // This reader announces it twice, because it does not support `aria-live="off"` inside a live list.
  fails: {
    act: async (language) => {
      await press('Fail')
      await screen.findByText(failed[language])
      await goThere()
      await userEvent.keyboard('{Tab}')
      await userEvent.keyboard('{Tab}')
      await userEvent.keyboard('{Enter}')
      await isBackAt('Fail')
    },
    announced: {
      ru: [
        'button, Fail',
        'region, Уведомления',
        'alertdialog, Ошибка обработки запроса, not modal',
        'button, Закрыть: Ошибка обработки запроса',
        'button, Fail',
        'polite: Ошибка обработки запроса',
        'assertive: Ошибка обработки запроса',
      ],
      en: [
        'button, Fail',
        'region, Notifications',
        'alertdialog, The request failed, not modal',
        'button, Dismiss: The request failed',
        'button, Fail',
        'polite: The request failed',
        'assertive: The request failed',
      ],
    },
  },
})
