import { expect, test } from 'vitest'
import { textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import { responses, sendFrom } from '../../app/testing/test-provider-responses.ts'

test.each([
  ['ru', 'Схема трека'],
  ['en', 'Sketch of the track'],
] as const)(
  'the sketch of a card has an alternative text for visitors who switch pictures off, in %s',
  async (language, words) => {
    const stops = ['61.0,69.0', '61.0,69.1'].map((geolocation, index) => ({ the_title: `Место ${index}`, geolocation }))
    const [track] = responses.tracks.track_list
    const { send } = sendFrom({ tracks: { ...responses.tracks, track_list: [{ ...track, stop_list: stops }] } })
    const { main } = await renderedPage('/tracks', { send, language })

    // Styles show what is hidden beside a picture when pictures are switched off.
    expect(textsOf(main, 'article[data-card] img[alt=""] + [hidden]')).toEqual([words])
  },
)
