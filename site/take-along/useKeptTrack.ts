import type { Track } from '@tropa/machines'
import { useEffect, useEffectEvent, useState } from 'react'
import { momentText } from '../account/parts/moment-text.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { keepDocument } from '../kept-pages/keep-page.ts'
import { useWords } from '../messages/intl.tsx'
import { wholeSheet } from '../planner/sheet/mounted-sheet.ts'

/** After the last change, so that moving a stop through the plan stores it once. */
const pauseMs = 2000

const address = pageAddress('/my_tracks')

/**
 * Stores the printed sheet of the visitor's own track, which has stops, so that the address of the planner opens it
 * without a network.
 * @param isKnown whether all of its places are here
 * @returns whether it opens; `undefined` until that is known
 */
export function useKeptTrack(track: Track, title: string, isKnown: boolean): boolean | undefined {
  const say = useWords()
  const [isKept, setKept] = useState<boolean>()
  const store = useEffectEvent(async () => {
    const sheet = await wholeSheet()
    const { documentOf } = await import('./track-document.ts')
    const link = { text: say('takeAlong.openLive'), href: address }
    const text = say('takeAlong.copy', { time: momentText(new Date().toISOString()) })
    return keepDocument(address, documentOf(sheet, { title, language: say.language, copy: { text, link } }))
  })
  useEffect(() => {
    if (!isKnown) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      // A part of the sheet that cannot be had leaves the copy as it was.
      store().then(
        (kept) => isCurrent && setKept(kept),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [track, title, isKnown, say])
  return isKept
}
