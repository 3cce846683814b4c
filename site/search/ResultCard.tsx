import type { SearchResult as Found } from '@tropa/contract'
import type { ColorCategory } from '@tropa/library/Icon/categories.ts'
import {
  bed,
  calendar,
  document as documentIcon,
  fork,
  gift,
  landscape,
  organisation,
  people,
  pin,
  track,
} from '@tropa/library/Icon/icons.ts'
import { SearchResult } from '@tropa/library/SearchResult/dressed.ts'
import { isTrackObjectType } from '@tropa/machines'
import { Attach } from '../planner/Attach.tsx'
import { Picture } from '../pictures/Picture.tsx'
import { useWords } from '../messages/intl.tsx'

const kinds: Readonly<Record<string, { icon: string; category: ColorCategory }>> = {
  location: { icon: pin, category: 'place' },
  hotel: { icon: bed, category: 'stay' },
  restaurant: { icon: fork, category: 'food' },
  event: { icon: calendar, category: 'event' },
  tour: { icon: landscape, category: 'tour' },
  excursion: { icon: people, category: 'excursion' },
  track: { icon: track, category: 'tour' },
  product: { icon: gift, category: 'stay' },
  company: { icon: organisation, category: 'stay' },
}

export function ResultCard({ result, q }: { result: Found; q: string }) {
  const say = useWords()
  const { object_type, object_id } = result
  return (
    <SearchResult
      href={result.link}
      title={result.title}
      query={q}
      kind={{
        ...(kinds[result.tag] ?? { icon: documentIcon, category: 'place' }),
        label: say.known(`tag.${result.tag}`) ?? result.tag,
      }}
      summary={result.description}
      picture={result.cover && <Picture cover={result.cover} />}
      attach={isTrackObjectType(object_type) && <Attach object={{ object_type, object_id }} title={result.title} />}
    />
  )
}
