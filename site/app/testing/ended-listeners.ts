import { vi } from 'vitest'

/**
 * Runs an early script, which listens to the window for good. @returns what takes its listeners off: test files share
 * one window
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
