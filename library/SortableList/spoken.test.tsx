import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { PlannerItem } from '../PlannerItem/PlannerItem.tsx'
import { SortableList } from './SortableList.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./Sorting.tsx'), 60_000)
afterEach(async () => {
  await virtual.stop()
  cleanup()
  destroyAnnouncer()
})

const label = { ru: 'Мой трек', en: 'My track' }
const places = { ru: ['Музей', 'Парк', 'Ярмарка'], en: ['Museum', 'Park', 'Fair'] }
const begun = { ru: /Начато перетаскивание/, en: /Started dragging/ }
const done = { ru: /Перетаскивание завершено/, en: /Drop complete/ }
const canceled = { ru: /Перетаскивание отменено/, en: /Drop canceled/ }
const grip = { ru: /^Перетащить/, en: /^Drag/ }

function Plan({ language, count }: { language: OwnLanguage; count: number }) {
  const [items, setItems] = useState(() => places[language].slice(0, count).map((text) => ({ key: text, text })))
  return (
    <LanguageProvider language={language}>
      <SortableList
        label={label[language]}
        items={items}
        onReorder={(keys) => setItems((before) => keys.flatMap((key) => before.find((item) => item.key === key) ?? []))}
      >
        {({ key, text }, row, index) => (
          <PlannerItem {...row} sortKey={key} title={text} href="#" number={index + 1} onAction={() => {}} />
        )}
      </SortableList>
    </LanguageProvider>
  )
}
const isOnGrip = () => document.activeElement?.hasAttribute('data-grip') ?? false
const isOnPlace = () => document.activeElement?.hasAttribute('aria-roledescription') ?? false
const focusComes = (isThere: () => boolean) => waitFor(() => expect(isThere()).toBe(true))

const announced = (words: RegExp) =>
  waitFor(async () =>
    expect((await virtual.spokenPhraseLog()).findLast((phrase) => phrase.startsWith('assertive: '))).toMatch(words),
  )
const focusedName = () => document.activeElement?.getAttribute('aria-label')

/**
 * What a screen reader says while a row is picked up, moved and put down, and while another move is given up. React
 * Aria keeps focus events to itself during a drag, so that this reader does not hear them: `places` are the names of
 * what had focus.
 */
async function transcript(language: OwnLanguage) {
  render(<Plan language={language} count={3} />)
  await screen.findAllByRole('button', { name: grip[language] })
  await virtual.start({ container: document.body })
  while (!isOnGrip()) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await focusComes(isOnPlace)
  await announced(begun[language])
  const places = [focusedName()]
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}']) {
    await userEvent.keyboard(key)
    places.push(focusedName())
  }
  await userEvent.keyboard('{Enter}')
  await focusComes(isOnGrip)
  await announced(done[language])
  await userEvent.keyboard('{Enter}')
  await focusComes(isOnPlace)
  await announced(begun[language])
  await userEvent.keyboard('{Escape}')
  await focusComes(isOnGrip)
  await announced(canceled[language])
  const { assertive = [], other = [] } = Object.groupBy(await virtual.spokenPhraseLog(), (phrase) =>
    phrase.startsWith('assertive: ') ? 'assertive' : 'other',
  )
  // Apart, because an announcement may come before or after the name of what takes focus.
  return { places, announced: assertive, read: other }
}

/** What it says as it reads a list without rows. */
async function readEmpty(language: OwnLanguage) {
  render(<Plan language={language} count={0} />)
  await virtual.start({ container: document.body })
  await virtual.next()
  await virtual.next()
  return virtual.spokenPhraseLog()
}

test('in English it says what a row is dragged by, each place that it could take, and how it ended', async () => {
  expect(await transcript('en')).toEqual({
    places: [
      'Insert before Museum',
      'Insert between Museum and Park',
      'Insert between Park and Fair',
      'Insert after Fair',
    ],
    announced: [
      'assertive: Started dragging. Press Tab to navigate to a drop target, then press Enter to drop, or press Escape to cancel.',
      'assertive: Drop complete.',
      'assertive: Started dragging. Press Tab to navigate to a drop target, then press Enter to drop, or press Escape to cancel.',
      'assertive: Drop canceled.',
    ],
    read: [
      'document',
      'button, Drag Museum, Press Enter to start dragging.',
      'polite: Insert before Museum',
      'polite: Insert before Park',
    ],
  })
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru')).toEqual({
    places: [
      'Вставить перед Музей',
      'Вставить между Музей и Парк',
      'Вставить между Парк и Ярмарка',
      'Вставить после Ярмарка',
    ],
    announced: [
      'assertive: Начато перетаскивание. Нажмите клавишу Tab для выбора цели, затем нажмите клавишу Enter, чтобы применить перетаскивание, или клавишу Escape для отмены действия.',
      'assertive: Перетаскивание завершено.',
      'assertive: Начато перетаскивание. Нажмите клавишу Tab для выбора цели, затем нажмите клавишу Enter, чтобы применить перетаскивание, или клавишу Escape для отмены действия.',
      'assertive: Перетаскивание отменено.',
    ],
    read: [
      'document',
      'button, Перетащить Музей, Нажмите клавишу Enter для начала перетаскивания.',
      'polite: Вставить перед Музей',
      'polite: Вставить перед Парк',
    ],
  })
})

test.each([
  ['en', ['document', 'list, My track', 'end of document']],
  ['ru', ['document', 'list, Мой трек', 'end of document']],
] as const)('a list without rows keeps its name (%s)', async (language, phrases) => {
  expect(await readEmpty(language)).toEqual(phrases)
})
