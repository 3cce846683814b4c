import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Clothing } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { backpack, boot, hat, mitten, parka, trousers } from '@tropa/library/Icon/icons.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { degrees } from '@tropa/library/WeatherWidget/degrees.ts'
import { useWords } from '../messages/intl.tsx'
import { textIn } from '../messages/text-in.ts'
import { clothingQuery } from '../portal/region-queries.ts'
import { bandOf, clothingDays, coldestOf, type ColdReading, notesOf } from './clothing.ts'
import * as styles from './clothing.css.ts'
import { dateText } from './conflict-text.ts'
import { OnPhoneFolded } from './OnPhoneFolded.tsx'

const icons = { head: hat, torso: parka, legs: trousers, feet: boot, hands: mitten, extra: backpack }
const parts = ['head', 'torso', 'legs', 'feet', 'hands', 'extra'] as const

export type ClothingAdviceProps = {
  weather: { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; readings: readonly ColdReading[] }
}

/** What to wear at the coldest place and time of the trip, and the readings behind that advice. */
export function ClothingAdvice({ weather }: ClothingAdviceProps) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const advice = useQuery(clothingQuery(portal))
  if (advice.data === null) return null
  return (
    <section className={styles.panel} aria-labelledby="clothing">
      <h2 id="clothing">{say('clothing.title')}</h2>
      {advice.isError && !advice.data ? (
        <div role="status" className={styles.failed}>
          <p>{say('clothing.failed')}</p>
          <Button onClick={() => void advice.refetch()}>{say('track.retry')}</Button>
        </div>
      ) : weather.kind === 'failed' ? (
        <p role="status">{say('clothing.withoutWeather')}</p>
      ) : weather.kind === 'loading' || !advice.data ? (
        <div role="status" aria-label={say('clothing.loading')}>
          <Skeleton variant="row" />
        </div>
      ) : (
        <Advice advice={advice.data} readings={weather.readings} />
      )}
    </section>
  )
}

/** Turns a sentence into the end of another one. */
const inSentence = (text: string, language: string) => text.charAt(0).toLocaleLowerCase(language) + text.slice(1)

function Advice({ advice, readings }: { advice: Clothing; readings: readonly ColdReading[] }) {
  const say = useWords()
  const text = (texts: Clothing['title']) => textIn(texts, say.language)
  const coldest = coldestOf(readings)
  const band = coldest && bandOf(advice, coldest.feelsLike)
  if (!coldest || !band) return <p role="status">{say('clothing.noData')}</p>
  const { place, date } = coldest
  const isOneDate = readings.every((reading) => reading.date === date)
  const where = isOneDate ? place : say('clothing.placeOn', { place, date: dateText(say, date) })
  const notes = notesOf(advice, clothingDays(readings))
  const basis = { place: where, felt: degrees(coldest.feelsLike) }
  return (
    <>
      <p className={styles.summary}>{text(band.summary)}</p>
      <p className={styles.basis}>{say(`clothing.basis.${coldest.basis}`, basis)}</p>
      <OnPhoneFolded summary={say('clothing.show')}>
        <div className={styles.people}>
          {(['adult', 'child'] as const).map((person) => (
            <div key={person} className={styles.person}>
              <h3>{say(`clothing.${person}`)}</h3>
              <dl className={styles.parts}>
                {parts.map((part) => (
                  <div key={part} className={styles.worn}>
                    <dt className={styles.part}>
                      <Icon path={icons[part]} className={styles.icon} />
                      {say(`clothing.part.${part}`)}
                    </dt>
                    <dd className={styles.what}>{text(band[person][part])}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map(({ id, title, text: note }) => (
              <li key={id}>
                <Alert title={text(title)}>{text(note)}</Alert>
              </li>
            ))}
          </ul>
        )}
        <p>{say('clothing.outside', { time: inSentence(text(band.outside), say.language) })}</p>
        <p className={styles.small}>
          {text(advice.note)} {text(advice.source)}
        </p>
      </OnPhoneFolded>
    </>
  )
}
