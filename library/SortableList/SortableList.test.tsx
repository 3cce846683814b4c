import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memo, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { PlannerItem } from '../PlannerItem/PlannerItem.tsx'
import { moved } from './order.ts'
import { SortableList } from './SortableList.tsx'

afterEach(cleanup)

const places = { ru: ['Музей', 'Парк', 'Ярмарка'], en: ['Museum', 'Park', 'Fair'] }
const itemsIn = (language: OwnLanguage) => places[language].map((text, index) => ({ key: `${index + 1}`, text }))

function Plan({ language, orders }: { language: OwnLanguage; orders?: string[] }) {
  const [items, setItems] = useState(() => itemsIn(language))
  return (
    <LanguageProvider language={language}>
      <SortableList
        label="Plan"
        items={items}
        onReorder={(keys, key) => {
          orders?.push(`${key}: ${keys.join()}`)
          setItems((before) => keys.flatMap((next) => before.find((item) => item.key === next) ?? []))
        }}
      >
        {({ key, text }, { grip, isDragging }, index) => (
          <PlannerItem
            sortKey={key}
            title={text}
            href="#"
            number={index + 1}
            grip={grip}
            isDragging={isDragging}
            onAction={() => {}}
          />
        )}
      </SortableList>
    </LanguageProvider>
  )
}
const grips = (name: RegExp) => screen.findAllByRole('button', { name }, { timeout: 10_000 })
const rows = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.dataset['key'])
    .map((row) => row.querySelector('b')?.textContent)
const announced = () =>
  [...document.querySelectorAll('[data-live-announcer] div')].map((line) => line.textContent).join(' ')
const reach = () => act(async () => void fireEvent.pointerOver(screen.getByRole('list', { name: 'Plan' })))

test('before its behaviour loads it is a plain ordered list with decorative grips', () => {
  const html = renderToString(<Plan language="en" />)

  expect(html).toMatch(/^<ol aria-label="Plan"/)
  expect([html.includes('draggable'), html.includes('Drag')]).toEqual([false, false])
})

test('when its behaviour loads, the focused element keeps focus', async () => {
  render(<Plan language="en" />)
  const link = screen.getByRole('link', { name: 'Park' })
  act(() => link.focus())

  expect(await grips(/^Drag/)).toHaveLength(3)

  expect(screen.getByRole('link', { name: 'Park' })).toBe(link)
  expect(document.activeElement).toBe(link)
})

test.each([
  [
    'ru',
    /^Перетащить/,
    'Начато перетаскивание',
    'Вставить между «Музей» и «Парк»',
    'Вставить после «Ярмарка»',
    'Перетаскивание завершено',
    'Перетаскивание отменено',
  ],
  [
    'en',
    /^Drag/,
    'Started dragging',
    'Insert between Museum and Park',
    'Insert after Fair',
    'Drop complete',
    'Drop canceled',
  ],
] as const)(
  'a row can be moved by keyboard, and every step is announced (%s)',
  async (language, grip, begun, between, after, done, cancelled) => {
    const orders: string[] = []
    render(<Plan language={language} orders={orders} />)
    await reach()
    const [first] = await grips(grip)
    act(() => first?.focus())

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(announced()).toContain(begun))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(between))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(after))
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(orders).toEqual(['1: 2,3,1']))
    expect(rows()).toEqual([places[language][1], places[language][2], places[language][0]])
    await waitFor(() => expect(announced()).toContain(done))
    await waitFor(() => expect(document.activeElement?.closest('li')?.dataset['key']).toBe('1'))

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.hasAttribute('aria-roledescription')).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(announced()).toContain(cancelled))
    expect(orders).toHaveLength(1)
  },
)

test('a heading between rows cannot be dragged, and a row can move past it', async () => {
  const orders: string[] = []
  const items = [
    { key: '1', text: 'Museum' },
    { key: 'day', text: 'Day 2', isFixed: true },
    { key: '2', text: 'Park' },
  ]
  render(
    <LanguageProvider language="en">
      <SortableList label="Plan" items={items} onReorder={(keys) => orders.push(keys.join())}>
        {({ key, text }, { grip }) => (
          <li data-key={key}>
            {text}
            {grip}
          </li>
        )}
      </SortableList>
    </LanguageProvider>,
  )
  await reach()
  const [first, ...others] = await grips(/^Drag/)
  expect(others).toHaveLength(1)
  act(() => first?.focus())

  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Insert before Museum'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Insert between Day 2 and Park'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(orders).toEqual(['day,1,2']))
})

const pointer = (type: string, clientY: number, pointerId = 1) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType: 'touch', pointerId, clientY })
/** jsdom has no layout, so each row is given 100 px. */
function layOut() {
  for (const [index, row] of screen.getAllByRole('listitem').entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * 100, 300, 100)
}
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
async function aFingerOnTheFirstRow(orders: string[]) {
  globalThis.scrollBy = () => {}
  render(<Plan language="en" orders={orders} />)
  await reach()
  const [first] = await grips(/^Drag/)
  layOut()
  const grip = first?.parentElement
  if (!grip) throw new Error('There is a grip')
  act(() => void grip.dispatchEvent(pointer('pointerdown', 50)))
  act(() => void window.dispatchEvent(pointer('pointermove', 190)))
  await frame()
  await frame()
}

test('a finger drags a row at once: the row follows, the position is announced, and the row is dropped there', async () => {
  const orders: string[] = []
  await aFingerOnTheFirstRow(orders)

  expect(screen.getByRole('status').textContent).toBe('Insert between Park and Fair')
  expect(document.querySelector('[data-dragging]')?.getAttribute('data-key')).toBe('1')
  expect(document.querySelectorAll('[data-active]')).toHaveLength(1)

  act(() => void window.dispatchEvent(pointer('pointerup', 190)))
  expect(orders).toEqual(['1: 2,1,3'])
  expect(document.querySelectorAll('[data-dragging], [data-active], [role=status]')).toHaveLength(0)
  expect(rows()).toEqual(['Park', 'Museum', 'Fair'])
})

test.each([
  ['a second finger', () => window.dispatchEvent(pointer('pointerdown', 10, 2))],
  ['a call of the system', () => window.dispatchEvent(pointer('pointercancel', 190))],
  ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
])('%s cancels a drag by finger', async (_, giveUp) => {
  const orders: string[] = []
  await aFingerOnTheFirstRow(orders)

  act(() => void giveUp())
  act(() => void window.dispatchEvent(pointer('pointerup', 190)))

  expect(orders).toEqual([])
  expect(document.querySelectorAll('[data-dragging], [data-active], [role=status]')).toHaveLength(0)
  expect(document.querySelector<HTMLElement>('[data-key="1"]')?.style.translate).toBe('')
})

test('a row is rendered again only if something about it changes', async () => {
  const drawn: string[] = []
  const Row = memo(({ text, grip }: { text: string; grip: ReactNode }) => {
    drawn.push(text)
    return (
      <li data-key={text}>
        {text}
        {grip}
      </li>
    )
  })
  const texts = ['Museum', 'Park', 'Fair']
  const listOf = (order: readonly string[]) => (
    <LanguageProvider language="en">
      <SortableList label="Plan" items={order.map((text) => ({ key: text, text }))} onReorder={() => {}}>
        {({ text }, { grip }) => <Row text={text} grip={grip} />}
      </SortableList>
    </LanguageProvider>
  )
  const { rerender } = render(listOf(texts))
  await reach()
  expect(await grips(/^Drag/)).toHaveLength(3)
  drawn.length = 0

  rerender(listOf(texts.toReversed()))

  expect(screen.getAllByRole('listitem').map((row) => row.dataset['key'])).toEqual(texts.toReversed())
  expect(drawn).toEqual([])
})

test('a key can be moved before or after any other, and none is lost', () => {
  const keys = ['1', '2', '3', '4']
  expect(moved(keys, '1', '3', 'after')).toEqual(['2', '3', '1', '4'])
  expect(moved(keys, '4', '1', 'before')).toEqual(['4', '1', '2', '3'])
  for (const key of keys)
    for (const beside of keys)
      for (const position of ['before', 'after'] as const)
        expect(moved(keys, key, beside, position).toSorted()).toEqual(keys)
  expect(moved(keys, '2', '2', 'before')).toEqual(keys)
})
