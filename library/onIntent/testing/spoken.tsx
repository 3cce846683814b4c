import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../../messages/language.tsx'

/** An action of a visitor on a widget, and what a screen reader says during it. */
export interface SpokenMoment {
  /** Renders a new widget; if left out, the widget of the previous moment stays. */
  draw?: (language: OwnLanguage) => ReactNode
  /** @param redraw renders the mounted widget again, with other properties */
  act: (language: OwnLanguage, redraw: (widget: ReactNode) => void) => Promise<unknown>
  /** First what is read, then what live regions announce. */
  announced: Readonly<Record<OwnLanguage, readonly string[]>>
}

/**
 * The moments in the transcript of a composite widget. `unloadable.test.tsx` covers, for every widget, behaviour that
 * cannot be loaded; `fails` is for other failures.
 */
export interface SpokenMoments {
  opens: SpokenMoment & Pick<Required<SpokenMoment>, 'draw'>
  moves: SpokenMoment
  selects: SpokenMoment
  empty: SpokenMoment
  fails?: SpokenMoment
}

/** What is read, then polite and then assertive announcements, because the order between these groups varies. */
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
 * Compares the transcript of a widget, in both languages, with what a virtual screen reader says.
 * @param load loads its behaviour, so that it is compiled before the clock of a test runs
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
