import type { Tour } from '@tropa/contract'
import { Block } from '../objects/Block.tsx'
import { Contacts } from '../objects/Contacts.tsx'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './sale.css.ts'

/** The organiser with contacts; nothing if none is named. */
export function Organizer({ offered: { organizer, contacts } }: { offered: Pick<Tour, 'organizer' | 'contacts'> }) {
  const say = useWords()
  if (!organizer && !contacts) return null
  return (
    <Block id="organizer" title={say(organizer ? 'sale.organizer' : 'place.contacts')}>
      <div className={styles.organizer}>
        {organizer && (
          <div>
            <p className={styles.organizerName}>
              <a href={organizer.link}>{organizer.the_title}</a>
            </p>
            <p className={styles.note}>{organizer.the_summary}</p>
          </div>
        )}
        {contacts && <Contacts contacts={contacts} />}
      </div>
    </Block>
  )
}
