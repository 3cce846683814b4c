import { Link } from '@tropa/library/Link/dressed.ts'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import { formatsOf, type Format } from '../open-data/file-formats.ts'
import { openDataAddress } from '../open-data/open-data-links.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'
import * as styles from './openData.css.ts'

const titles: Readonly<Record<Format, MessageId>> = {
  ics: 'data.ics',
  gpx: 'data.gpx',
  kml: 'data.kml',
  geojson: 'data.geojson',
  jsonld: 'data.jsonld',
}

export type OpenDataProps = {
  object: CatalogueObject
  /** Formats that the page already has a button for. */
  except?: readonly Format[]
}

/** The object as files, for a calendar, a map or a program: at the end of its page. */
export function OpenData({ object, except = [] }: OpenDataProps) {
  const say = useWords()
  return (
    <section className={styles.root} aria-labelledby="open-data">
      <h2 id="open-data" className={styles.title}>
        {say('data.title')}
      </h2>
      <ul className={styles.links}>
        {formatsOf(object)
          .filter((format) => !except.includes(format))
          .map((format) => (
            <li key={format}>
              {/* A file, which no router follows. */}
              <Link className={styles.link} href={openDataAddress(object, format, say.language)} download>
                {say(titles[format])}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
