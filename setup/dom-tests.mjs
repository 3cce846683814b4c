// Runs before each test file with a DOM.
import { cleanup, configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// Long, because a machine under load is slow; these tests do not measure time.
configure({ asyncUtilTimeout: 20_000 })

/** Objects whose properties a test may replace, because jsdom has no layout. */
const sharedObjects = [Element.prototype, HTMLElement.prototype, navigator]
const keysBefore = sharedObjects.map((object) => new Set(Reflect.ownKeys(object)))

/**
 * Test files share one window, so its state is reset. A router gives keys to the entries of its history, by which pages
 * store their view. React Aria's announcer stays, because its module, which files share too, keeps a reference to it.
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
