import type { Page } from '@tropa/contract'
import { pageAddress } from '../../addresses/page-address.ts'
import { Contacts } from '../objects/Contacts.tsx'
import { ObjectActions } from '../objects/ObjectActions.tsx'
import { ObjectFoot } from '../objects/ObjectFoot.tsx'
import { useWords } from '../../messages/intl.tsx'
import { ArticlePage } from '../articles/ArticlePage.tsx'
import * as styles from '../articles/articles.css.ts'

/** An information page, with its contacts if it has any. */
export function InfoPage({ page }: { page: Page }) {
  const say = useWords()
  return (
    <ArticlePage
      width="column"
      parents={[{ title: say('pages.title'), href: pageAddress('/pages') }]}
      article={page}
      actions={<ObjectActions object={page} />}
    >
      {page.contacts && (
        <section className={styles.others} aria-labelledby="contacts">
          <h2 id="contacts" className={styles.heading}>
            {say('place.contacts')}
          </h2>
          <Contacts contacts={page.contacts} />
        </section>
      )}
      <ObjectFoot object={page} />
    </ArticlePage>
  )
}
