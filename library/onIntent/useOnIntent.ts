import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useLanguage, type Language } from '../messages/language.tsx'

/**
 * `import()` of the part with the behaviour, for a page in a language. Define it at module level, so that it is the
 * same function in every render.
 */
export type LoadPart<Part> = (language: Language) => Promise<Part>

/** The events of a visitor who reaches a widget. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads a part of a widget on intent: when the pointer, focus or touch reaches it, or if it already has focus when the
 * page hydrates. A failed load is repeated at the next intent.
 * @param root the root element of the widget
 * @param load loads its behaviour
 * @returns the part (`null` until it has loaded), whether it is loading, and `request`, which loads it at once, for a
 * widget that is open from the start or shows that it is waiting, and resolves to whether the part has loaded
 */
export function useOnIntent<Part>(root: RefObject<Element | null>, load: LoadPart<Part>) {
  const language = useLanguage()
  const [part, setPart] = useState<Part | null>(null)
  const promise = useRef<Promise<boolean> | null>(null)

  const request = useCallback(() => {
    promise.current ??= load(language).then(
      (loaded) => {
        setPart(() => loaded)
        return true
      },
      () => {
        promise.current = null
        return false
      },
    )
    return promise.current
  }, [load, language])

  useEffect(() => {
    const element = root.current
    if (!element) return
    if (element.contains(document.activeElement)) request()
    for (const name of intents) element.addEventListener(name, request, { passive: true })
    return () => {
      for (const name of intents) element.removeEventListener(name, request)
    }
  }, [root, request])

  return { part, request, isComing: () => promise.current !== null && part === null }
}
