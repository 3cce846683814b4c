import { useEffect, useState } from 'react'
import type { Place } from './places.ts'

const none: readonly Place[] = []

async function ask(text: string, signal: AbortSignal): Promise<readonly Place[]> {
  const response = await fetch(`/suggest?q=${encodeURIComponent(text)}`, { signal })
  return response.json()
}

/** The server's answer to the text; a later text cancels the earlier request. */
export function useMatches(text: string): readonly Place[] {
  const [found, setFound] = useState({ text: '', places: none })
  const words = text.trim()
  useEffect(() => {
    if (words === '') return
    const question = new AbortController()
    ask(words, question.signal).then(
      (places) => setFound({ text: words, places }),
      (error: unknown) => {
        if (!question.signal.aborted) throw error
      },
    )
    return () => question.abort()
  }, [words])
  return found.text === words ? found.places : none
}

/** The options for a text: all places with it in their names. */
export const matching = (places: readonly Place[], text: string): readonly Place[] => {
  const sought = text.trim().toLowerCase()
  return sought === '' ? places : places.filter(({ label }) => label.toLowerCase().includes(sought))
}
