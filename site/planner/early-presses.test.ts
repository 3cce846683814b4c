// @vitest-environment jsdom
import type { ObjectRef } from '@tropa/machines'
import { afterEach, expect, test, vi } from 'vitest'
import { attachData, noteEarlyPresses, takeEarlyPresses } from './early-presses.ts'

const place: ObjectRef = { object_type: 'location', object_id: 1001 }
const event: ObjectRef = { object_type: 'event', object_id: 5 }

function aPage(html: string) {
  document.body.innerHTML = html
  // As an inline script of the page would.
  new Function(noteEarlyPresses)()
  return [...document.querySelectorAll<HTMLElement>('button')]
}

afterEach(() => {
  takeEarlyPresses()
})

test('a press is seen on its button at once and taken when the page is hydrated', () => {
  const [button] = aPage(
    `<button aria-pressed="false" data-attach="${attachData([place])}"><i>To the track</i></button>`,
  )

  button?.querySelector('i')?.click()
  const seen = [button?.getAttribute('aria-pressed'), button?.getAttribute('aria-busy')]

  expect(seen).toEqual(['true', 'true'])
  expect(takeEarlyPresses()).toEqual([{ objects: [place], isAttached: true }])
  expect(button?.hasAttribute('aria-busy')).toBe(false)
})

test('a second press takes the first one back', () => {
  const [button] = aPage(`<button aria-pressed="false" data-attach="${attachData([place])}"></button>`)

  button?.click()
  button?.click()

  expect(takeEarlyPresses()).toEqual([{ objects: [place], isAttached: false }])
})

test('a button of several stops brings them all, however often it is pressed', () => {
  const [button] = aPage(`<button data-attach="${attachData([place, event])}"></button>`)

  button?.click()
  button?.click()

  expect(takeEarlyPresses()).toEqual([{ objects: [place, event], isAttached: true }])
})

test('a press on what opens a dialog is noted for the button itself', () => {
  const [button] = aPage('<button aria-haspopup="dialog"></button>')

  button?.click()

  expect([takeEarlyPresses(), button?.getAttribute('aria-busy')]).toEqual([[], 'true'])
})

test('a press is noted though React, which listens already, stops it as long as it cannot answer', () => {
  const stop = vi.fn((event: Event) => event.stopPropagation())
  document.addEventListener('click', stop, true)
  const [heart, other] = aPage('<button aria-pressed="false" data-favorite="tour/1"></button><button></button>')

  heart?.click()
  other?.click()
  document.removeEventListener('click', stop, true)

  expect(heart?.getAttribute('aria-busy')).toBe('true')
  // What is noted does not reach React, which would press it once more.
  expect(stop.mock.calls.map(([{ target }]) => target)).toEqual([other])
})

test('other presses are left alone, and nothing is noted once the page is hydrated', () => {
  const [other, button] = aPage(
    `<button></button><button aria-pressed="false" data-attach="${attachData([place])}"></button>`,
  )

  other?.click()
  const early = takeEarlyPresses()
  button?.click()

  expect([early, button?.getAttribute('aria-pressed'), takeEarlyPresses()]).toEqual([[], 'false', []])
})
