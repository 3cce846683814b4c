import type { Guide, GuideCard } from '@tropa/contract'
import { Link } from '@tropa/library/Link/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { ObjectActions } from '../objects/ObjectActions.tsx'
import { ObjectFoot } from '../objects/ObjectFoot.tsx'
import { useWords } from '../../messages/intl.tsx'
import { ArticlePage } from '../articles/ArticlePage.tsx'
import * as styles from '../articles/articles.css.ts'

export function GuidePage({ guide }: { guide: Guide }) {
  const say = useWords()
  return (
    <ArticlePage
      parents={[{ title: say('guides.title'), href: pageAddress('/guides') }]}
      article={guide}
      actions={<ObjectActions object={guide} />}
    >
      {guide.source_link && (
        <p>
          {say('guides.source')} <Link href={guide.source_link}>{new URL(guide.source_link).hostname}</Link>
        </p>
      )}
      <Turns previous={guide.previous} next={guide.next} />
      <ObjectFoot object={guide} />
    </ArticlePage>
  )
}

function Turns({ previous, next }: Pick<Guide, 'previous' | 'next'>) {
  const say = useWords()
  if (!previous && !next) return null
  return (
    <nav className={styles.turns} aria-label={say('guides.more')}>
      {previous && <Turn turn="previous" label={say('guides.previous')} guide={previous} />}
      {next && <Turn turn="next" label={say('guides.next')} guide={next} />}
    </nav>
  )
}

const Turn = ({ turn, label, guide }: { turn: 'previous' | 'next'; label: string; guide: GuideCard }) => (
  <a className={styles.turn} href={guide.link} rel={turn === 'previous' ? 'prev' : 'next'} data-turn={turn}>
    <span className={styles.turnLabel}>{label}</span>
    {guide.the_title}
  </a>
)
