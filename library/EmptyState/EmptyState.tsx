import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { wholeWords } from '../theme/whole-words.ts'

export type EmptyStatePart = 'root' | 'picture' | 'title' | 'sentence' | 'ways'

export interface EmptyStateProps {
  picture?: ReactNode
  title: string
  /** 1 where nothing else stands on the page. */
  titleLevel?: 1 | 2 | 3
  /** One sentence: what would stand here and how it gets here. */
  children: ReactNode
  /** Two ways out: buttons or links, the likelier first. */
  ways?: ReactNode
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<EmptyStatePart>
}

/**
 * Stands where a list has nothing to show: says what would be here and where to go instead. It is not read out by
 * itself: a search says 'nothing found' in its own live region.
 *
 * Parts: `ways` are the ways out.
 */
export const EmptyState = ({
  picture,
  title,
  titleLevel = 2,
  children,
  ways,
  ref,
  classNames: c = {},
}: EmptyStateProps) => {
  const Heading = `h${titleLevel}` as const
  return (
    <div ref={useFocusReturn(ref)} className={c.root}>
      {picture && <div className={c.picture}>{picture}</div>}
      <Heading className={c.title} style={wholeWords(title)}>
        {title}
      </Heading>
      <p className={c.sentence}>{children}</p>
      {ways && <div className={c.ways}>{ways}</div>}
    </div>
  )
}
