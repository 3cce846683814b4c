// Before each file of tests with a DOM.
import { cleanup, configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// A machine under load takes its time; nothing here is timed.
configure({ asyncUtilTimeout: 20_000 })

/** What a test gives all elements, which jsdom does not draw. */
const sharedObjects = [Element.prototype, HTMLElement.prototype, navigator]
const keysBefore = sharedObjects.map((object) => new Set(Reflect.ownKeys(object)))

/**
 * Files share one window. A router names the entries of its history, by which pages keep their view. React Aria's
 * announcer stays: its module, which files share too, holds on to it.
 */
afterAll(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  for (const left of document.querySelectorAll('body > :not([data-live-announcer])')) left.remove()
  for (const [index, object] of sharedObjects.entries())
    for (const key of Reflect.ownKeys(object)) if (!keysBefore[index].has(key)) Reflect.deleteProperty(object, key)
})
