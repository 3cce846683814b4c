import { vi } from 'vitest'

/**
 * Runs an early script, which adds listeners to the window and never removes them.
 * @returns removes its listeners, because test files share one window
 */
export function runEarlyScript(script: () => void): () => void {
  const listen = vi.spyOn(globalThis, 'addEventListener')
  script()
  const added = listen.mock.calls.map(([type, listener, options]) => ({ type, listener, options }))
  listen.mockRestore()
  return () => {
    for (const { type, listener, options } of added) removeEventListener(type, listener, options)
  }
}
