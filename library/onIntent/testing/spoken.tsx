import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../../messages/language.tsx'

/** Something that a visitor does with a widget, and what a screen reader says meanwhile. */
export interface SpokenMoment {
  /** Draws the widget anew; left out, the moment goes on from the one before. */
  draw?: (language: OwnLanguage) => ReactNode
  /** @param redraw gives the widget that is there other properties */
  act: (language: OwnLanguage, redraw: (widget: ReactNode) => void) => Promise<unknown>
  /** First what is read, then what is announced. */
  announced: Readonly<Record<OwnLanguage, readonly string[]>>
}

/**
 * What a transcript of a composite widget has. That its behaviour cannot be loaded is in `unloadable.test.tsx` for
 * every widget; `fails` is for what else may fail.
 */
export interface SpokenMoments {
  opens: SpokenMoment & Pick<Required<SpokenMoment>, 'draw'>
  moves: SpokenMoment
  selects: SpokenMoment
  empty: SpokenMoment
  fails?: SpokenMoment
}

/** What is read, then what is announced politely, then at once: between these the order is not always the same. */
async function phrases(): Promise<string[]> {
  const log = await virtual.spokenPhraseLog()
  const {
    read = [],
    polite = [],
    assertive = [],
  } = Object.groupBy(log, (phrase) => /^(polite|assertive): /.exec(phrase)?.[1] ?? 'read')
  return [...read, ...polite, ...assertive]
}

async function start(widget: ReactNode) {
  await virtual.stop()
  cleanup()
  destroyAnnouncer()
  const { rerender } = render(widget)
  await virtual.start({ container: document.body })
  return rerender
}

/**
 * Holds the transcript of a widget, in both languages, against what a virtual screen reader says.
 * @param load its behaviour, compiled before the clock of a test runs
 */
export function testSpoken(load: () => Promise<unknown>, moments: SpokenMoments): void {
  beforeAll(load, 60_000)
  afterEach(async () => {
    await virtual.stop()
    cleanup()
  })
  test.each(['ru', 'en'] as const)('what a screen reader says (%s)', async (language) => {
    const inLanguage = (widget: ReactNode) => <LanguageProvider language={language}>{widget}</LanguageProvider>
    let rerender: (widget: ReactNode) => void = () => {}
    for (const [name, { draw, act, announced }] of Object.entries(moments) as [string, SpokenMoment][]) {
      if (draw) rerender = await start(inLanguage(draw(language)))
      await virtual.clearSpokenPhraseLog()
      await act(language, (widget) => rerender(inLanguage(widget)))
      await waitFor(async () => expect(await phrases(), name).toEqual(announced[language]))
    }
  })
}
