import type { SearchResult as Found } from '@tropa/contract'
import { SearchResult } from '@tropa/library/SearchResult/dressed.ts'
import { isTrackObjectType } from '@tropa/machines'
import { Attach } from '../planner/Attach.tsx'
import { Picture } from '../pictures/Picture.tsx'
import { lookOf } from '../pictures/looks.ts'
import { isShownByCover } from '../pictures/shown-by-cover.ts'
import { useWords } from '../messages/intl.tsx'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'

export function ResultCard({ result, q }: { result: Found; q: string }) {
  const say = useWords()
  const { object_type, object_id } = result
  return (
    <SearchResult
      href={result.link}
      title={result.title}
      query={q}
      kind={{
        ...lookOf(result.tag),
        label: say.known(`tag.${result.tag}`) ?? result.tag,
      }}
      summary={result.description}
      picture={result.cover && isShownByCover(object_type) && <Picture cover={result.cover} />}
      attach={
        <>
          {isTrackObjectType(object_type) && <Attach object={{ object_type, object_id }} title={result.title} />}
          <FavoriteButton object={{ object_type, id: object_id, the_title: result.title }} />
        </>
      }
    />
  )
}
