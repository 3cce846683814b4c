// @vitest-environment jsdom
import type { ObjectRef } from '@tropa/machines'
import { expect, test } from 'vitest'
import { attachData, takeEarlyPresses } from './early-presses.ts'
import { postedTake } from './track-form.ts'

const place: ObjectRef = { object_type: 'location', object_id: 1001 }
const event: ObjectRef = { object_type: 'event', object_id: 5 }

function aPage(html: string) {
  document.body.innerHTML = html
  return [...document.querySelectorAll<HTMLElement>('button')]
}

test('early presses are read from the buttons once', () => {
  const [button] = aPage(
    `<button aria-busy="true" aria-pressed="true" data-attach="${attachData([place])}"></button>
     <button aria-pressed="false" data-attach="${attachData([event])}"></button>`,
  )

  expect([takeEarlyPresses(), takeEarlyPresses()]).toEqual([[{ objects: [place], isAttached: true }], []])
  expect(button?.hasAttribute('aria-busy')).toBe(false)
})

test('a second press cancels the first one', () => {
  aPage(
    `<button aria-busy="true" aria-pressed="false" data-title="Музей" data-attach="${attachData([place])}"></button>`,
  )

  expect(takeEarlyPresses()).toEqual([{ objects: [place], title: 'Музей', isAttached: false }])
})

test('a button for several stops adds all of them', () => {
  aPage(`<button aria-busy="true" data-attach="${attachData([place, event])}"></button>`)

  expect(takeEarlyPresses()).toEqual([{ objects: [place, event], isAttached: true }])
})

test('a press on another button is left to that button', () => {
  const [button] = aPage('<button aria-busy="true" aria-haspopup="dialog"></button>')

  expect([takeEarlyPresses(), button?.getAttribute('aria-busy')]).toEqual([[], 'true'])
})

test('a press on a button whose handler does more than adding is left to that handler', () => {
  const { 'data-attach': data } = postedTake([place, event])
  const [button] = aPage(`<button aria-busy="true" data-attach="${data}"></button>`)

  expect([takeEarlyPresses(), button?.getAttribute('aria-busy')]).toEqual([[], 'true'])
})
