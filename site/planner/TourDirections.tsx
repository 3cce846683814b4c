import { categories } from '@tropa/contract'
import { Link } from '@tropa/library/Link/dressed.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { categoryLabels } from '@tropa/library/labels/tables.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './plan.css.ts'

/** The categories of tours, each a link to the tours of that category. */
export function TourDirections() {
  const say = useWords()
  return (
    <nav className={styles.aboutTrack} aria-labelledby="track-tours">
      <h2 id="track-tours">{say('plan.tours')}</h2>
      <ul className={styles.facts}>
        {categories.map((category) => (
          <li key={category}>
            <Link href={`${pageAddress('/tours')}?category=${category}`}>
              {labelOf(categoryLabels, category, say.language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
