// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteEarlyClicks } from './early-clicks.ts'
import { runEarlyScript } from './testing/ended-listeners.ts'

/** React's marks on the document, which test files share. */
const marks = () => Object.keys(document).filter((name) => name.startsWith('_react'))
/** As React does: it marks the document, and stops what it cannot hydrate a target for. */
type State = 'away' | 'blocked' | 'hydrated'
const react: { state: State; become: (state: State) => void } = {
  state: 'away',
  become(state) {
    react.state = state
    if (state === 'away') for (const mark of marks()) Reflect.deleteProperty(document, mark)
    else Object.assign(document, { _reactListening1: true })
  },
}
const pressed = vi.fn<() => void>()
const sent = vi.fn<() => void>()

const page = new AbortController()
const { signal } = page
const marksBefore = marks()
const endEarlyClicks = runEarlyScript(noteEarlyClicks)
document.addEventListener('click', (event) => react.state === 'blocked' && event.stopPropagation(), {
  capture: true,
  signal,
})
document.addEventListener('click', () => react.state === 'hydrated' && pressed(), { signal })
const submit = (event: Event) => {
  if (!event.defaultPrevented) sent()
  event.preventDefault()
}
document.addEventListener('submit', submit, { signal })
afterAll(() => {
  page.abort()
  endEarlyClicks()
  react.become('away')
  Object.assign(document, Object.fromEntries(marksBefore.map((mark) => [mark, true])))
})
beforeEach(() => {
  vi.useFakeTimers()
  react.become('away')
})
afterEach(() => {
  vi.useRealTimers()
  pressed.mockClear()
  sent.mockClear()
})

function aButton(html: string) {
  document.body.innerHTML = html
  const button = document.querySelector('button')
  if (!button) throw new Error('The page has no button')
  return { button, states: () => [button.getAttribute('aria-busy'), button.getAttribute('aria-pressed')] }
}
const times = () => pressed.mock.calls.length

test.each(['away', 'blocked'] as const)('a press while React is %s is shown at once and repeated later', (state) => {
  const { button, states } = aButton('<button type="button"><i>Join</i></button>')
  react.become(state)

  button.querySelector('i')?.click()
  vi.advanceTimersByTime(1000)
  const early = [states(), times()]
  react.become('blocked')
  vi.advanceTimersByTime(1000)
  const between = [states(), times()]
  react.become('hydrated')
  vi.advanceTimersByTime(1000)

  expect([early, between, states(), times()]).toEqual([[['true', null], 0], [['true', null], 0], [null, null], 1])
})

test.each([
  ['that sends what the browser holds', 'away', '<form action="/share"><button data-held></button></form>'],
  ['that sends what the browser holds', 'blocked', '<form action="/share"><button data-held></button></form>'],
  ['that only scripts send', 'away', '<form><button></button></form>'],
  ['that only scripts send', 'blocked', '<form><button></button></form>'],
] as const)('a form %s waits while React is %s', (_, state, html) => {
  const { button, states } = aButton(html)
  react.become(state)

  button.click()
  vi.advanceTimersByTime(1000)
  const early = [states(), sent.mock.calls.length]
  react.become('blocked')
  vi.advanceTimersByTime(1000)
  const between = [states(), sent.mock.calls.length]
  react.become('hydrated')
  vi.advanceTimersByTime(1000)
  const late = [states(), sent.mock.calls.length]
  button.click()

  expect([early, between, late, sent.mock.calls.length]).toEqual([
    [['true', null], 0],
    [['true', null], 0],
    [[null, null], 1],
    2,
  ])
})

test('a press that React handles is not repeated', () => {
  const { button, states } = aButton('<button type="button"></button>')
  react.become('hydrated')

  button.click()
  vi.advanceTimersByTime(1000)

  expect([states(), times()]).toEqual([[null, null], 1])
})

test.each([
  [1, 'true', 1],
  [2, 'false', 0],
  [3, 'true', 1],
])('a switch with %i early presses is shown as %s and pressed %i times later', (count, isPressed, later) => {
  const { button, states } = aButton('<button type="button" aria-pressed="false"></button>')

  for (let time = 0; time < count; time += 1) {
    button.click()
    vi.advanceTimersByTime(10)
  }
  const early = states()
  react.become('hydrated')
  vi.advanceTimersByTime(1000)

  expect([early, times()]).toEqual([['true', isPressed], later])
})

test('a press whose mark was removed is not repeated', () => {
  const { button } = aButton('<button type="button" data-attach="location/1"></button>')

  button.click()
  vi.advanceTimersByTime(10)
  button.removeAttribute('aria-busy')
  react.become('hydrated')
  vi.advanceTimersByTime(1000)

  expect(times()).toBe(0)
})

test('a press that a widget stops on purpose is not repeated', () => {
  const { button } = aButton('<button type="button"></button>')
  react.become('blocked')
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })

  button.click()
  react.become('hydrated')
  vi.advanceTimersByTime(1000)

  expect(times()).toBe(0)
})

test.each([
  ['sends its form', '<form action="/track"><button></button></form>', false],
  [
    'would send its form, but belongs to the track',
    '<form action="/track"><button data-attach="location/1"></button></form>',
    true,
  ],
  [
    'would send its form, but is a heart',
    '<form action="/track"><button data-favorite="location/1"></button></form>',
    true,
  ],
])('an early press of a button that %s', (_, html, isNoted) => {
  const { button, states } = aButton(html)
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.querySelector('form')?.addEventListener('submit', sent)

  button.click()
  vi.advanceTimersByTime(10)

  expect([states()[0] === 'true', sent.mock.calls.length]).toEqual([isNoted, isNoted ? 0 : 1])
})
