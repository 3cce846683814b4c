import type { Track } from '@tropa/machines'
import { useEffect, useEffectEvent, useState } from 'react'
import { momentText } from '../account/parts/moment-text.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { keepDocument } from '../offline-pages/store-page.ts'
import { useWords } from '../messages/intl.tsx'
import { wholeSheet } from '../planner/sheet/mounted-sheet.ts'

/** The delay after the last change, so that several moves store the track only once. */
const pauseMs = 2000

const address = pageAddress('/my_tracks')

/**
 * Stores the printed sheet of the visitor's own track, if it has stops, so that it opens at the planner's address
 * without a network.
 * @param isKnown whether all of its places are loaded
 * @returns whether it will open; `undefined` until that is known
 */
export function useStoredTrack(track: Track, title: string, isKnown: boolean): boolean | undefined {
  const say = useWords()
  const [isKept, setKept] = useState<boolean>()
  const store = useEffectEvent(async () => {
    const sheet = await wholeSheet()
    const { documentOf } = await import('./track-document.ts')
    const link = { text: say('trackSharing.openLive'), href: address }
    const text = say('trackSharing.copy', { time: momentText(new Date().toISOString()) })
    return keepDocument(address, documentOf(sheet, { title, language: say.language, copy: { text, link } }))
  })
  useEffect(() => {
    if (!isKnown) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      // If a part of the sheet cannot be loaded, the earlier copy stays.
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
