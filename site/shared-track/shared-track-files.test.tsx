// @vitest-environment node
import { expect, test } from 'vitest'
import { plainText } from '../app/testing/plain-text.ts'
import { renderedPage } from '../app/testing/rendered-page.tsx'
import { words } from '../messages/intl.tsx'
import { languages } from '../region/languages.ts'

const address = '/share_track?token=0123456789abcdef0123456789abcdef'

test.each(languages)(
  'in %s a shared track without a date has no calendar, and no field for a date',
  async (language) => {
    const { main } = await renderedPage(address, { language })
    const text = plainText(main)

    expect(text).toContain(plainText(words(language)('sharedTrack.noDate')))
    expect(text).not.toContain(plainText(words(language)('trackSharing.noDate')))
  },
)
