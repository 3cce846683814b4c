import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { languages } from '../region/languages.ts'
import { TrackSkeleton } from './TrackSkeleton.tsx'

afterEach(cleanup)

test.each(languages)('in %s a loading track has as many rows as stops, and one name', async (language) => {
  await renderVisit(<TrackSkeleton stops={5} />, { language })
  const waiting = await screen.findByRole('status', { name: words(language)('track.loading') })

  expect(waiting.querySelectorAll('[data-stop]')).toHaveLength(5)
  expect(screen.queryByRole('img')).toBeNull()
})

test('of a hundred stops only those that fit on a screen are rendered', async () => {
  await renderVisit(<TrackSkeleton stops={100} />)

  expect((await screen.findByRole('status')).querySelectorAll('[data-stop]')).toHaveLength(8)
})
