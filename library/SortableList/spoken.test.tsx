import { virtual } from '@guidepup/virtual-screen-reader'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect } from 'vitest'
import type { OwnLanguage } from '../messages/language.tsx'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { PlannerItem } from '../PlannerItem/PlannerItem.tsx'
import { SortableList } from './SortableList.tsx'

const label = { ru: 'Мой трек', en: 'My track' }
const rows = { ru: ['Музей', 'Парк', 'Ярмарка'], en: ['Museum', 'Park', 'Fair'] }
const grip = { ru: /^Перетащить/, en: /^Drag/ }
const places = {
  ru: [
    'Вставить перед «Музей»',
    'Вставить между «Музей» и «Парк»',
    'Вставить между «Парк» и «Ярмарка»',
    'Вставить после «Ярмарка»',
  ],
  en: ['Insert before Museum', 'Insert between Museum and Park', 'Insert between Park and Fair', 'Insert after Fair'],
}
const toStart = { ru: 'Нажмите клавишу Enter для начала перетаскивания.', en: 'Press Enter to start dragging.' }
const begun = {
  ru: 'assertive: Начато перетаскивание. Нажмите клавишу Tab для выбора цели, затем нажмите клавишу Enter, чтобы применить перетаскивание, или клавишу Escape для отмены действия.',
  en: 'assertive: Started dragging. Press Tab to navigate to a drop target, then press Enter to drop, or press Escape to cancel.',
}

function Plan({ language, count }: { language: OwnLanguage; count: number }) {
  const [items, setItems] = useState(() => rows[language].slice(0, count).map((text) => ({ key: text, text })))
  return (
    <SortableList
      label={label[language]}
      items={items}
      onReorder={(keys) => setItems((before) => keys.flatMap((key) => before.find((item) => item.key === key) ?? []))}
    >
      {({ key, text }, row, index) => (
        <PlannerItem {...row} sortKey={key} title={text} href="#" number={index + 1} onAction={() => {}} />
      )}
    </SortableList>
  )
}
const isOnGrip = () => document.activeElement?.hasAttribute('data-grip') ?? false
const focusedName = () => document.activeElement?.getAttribute('aria-label')
/** React Aria stops focus events during a drag, so this screen reader does not notice where focus goes. */
const isOnPlace = (name: string | undefined) => waitFor(() => expect(focusedName()).toBe(name))
const isBack = () => waitFor(() => expect(isOnGrip()).toBe(true))

testSpoken(() => import('./Sorting.tsx'), {
  opens: {
    draw: (language) => <Plan language={language} count={3} />,
    act: async (language) => {
      await screen.findAllByRole('button', { name: grip[language] })
      while (!isOnGrip()) await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await isOnPlace(places[language][0])
    },
    announced: {
      ru: [`button, Перетащить Музей, ${toStart.ru}`, 'polite: Вставить перед «Музей»', begun.ru],
      en: [`button, Drag Museum, ${toStart.en}`, 'polite: Insert before Museum', begun.en],
    },
  },
  moves: {
    act: async (language) => {
      for (const [at, key] of ['{ArrowDown}', '{ArrowDown}', '{End}'].entries()) {
        await userEvent.keyboard(key)
        await isOnPlace(places[language][at + 1])
      }
    },
    announced: { ru: [], en: [] },
  },
  selects: {
    act: async () => {
      await userEvent.keyboard('{Enter}')
      await isBack()
    },
    announced: {
      ru: [`button, Перетащить Музей, ${toStart.ru}`, 'assertive: Перетаскивание завершено.'],
      en: [`button, Drag Museum, ${toStart.en}`, 'assertive: Drop complete.'],
    },
  },
  empty: {
    draw: (language) => <Plan language={language} count={0} />,
    act: async () => {
      await virtual.next()
      await virtual.next()
    },
    announced: { ru: ['list, Мой трек', 'end of document'], en: ['list, My track', 'end of document'] },
  },
  // A cancelled drag.
  fails: {
    draw: (language) => <Plan language={language} count={2} />,
    act: async (language) => {
      await screen.findAllByRole('button', { name: grip[language] })
      while (!isOnGrip()) await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await isOnPlace(places[language][0])
      await waitFor(async () => expect(await virtual.spokenPhraseLog()).toContain(begun[language]))
      await userEvent.keyboard('{Escape}')
      await isBack()
    },
    announced: {
      ru: [
        `button, Перетащить Музей, ${toStart.ru}`,
        'polite: Вставить перед «Музей»',
        begun.ru,
        'assertive: Перетаскивание отменено.',
      ],
      en: [`button, Drag Museum, ${toStart.en}`, 'polite: Insert before Museum', begun.en, 'assertive: Drop canceled.'],
    },
  },
})
