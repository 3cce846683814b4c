import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useLanguage, type Language } from '../messages/language.tsx'

/**
 * `import()` of the part that carries the behaviour, for a page in a language. Defined at module level, so that it is
 * the same function in every render.
 */
export type LoadPart<Part> = (language: Language) => Promise<Part>

/** What a visitor does on the way to a widget. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads a part of a widget when somebody reaches for it: by pointer, focus or touch, or when focus is there already as
 * the page hydrates. A failed load is tried again by the next intent.
 * @param root of the widget
 * @param load of its behaviour
 * @returns the part (`null` until it is there), whether it is on the way, and `request`, for a widget that is open from
 * the start, or shows that it waits: whether the part has come
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
