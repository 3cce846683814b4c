import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { longestWordStyle } from '../theme/longest-word.ts'

export type EmptyStatePart = 'root' | 'picture' | 'title' | 'sentence' | 'ways'

export interface EmptyStateProps {
  picture?: ReactNode
  title: string
  /** 1 if there is nothing else on the page. */
  titleLevel?: 1 | 2 | 3
  /** One sentence: what would be here, and how to get it here. */
  children: ReactNode
  /** Two next steps: buttons or links, the likelier first. */
  ways?: ReactNode
  ref?: Ref<HTMLDivElement>
  /** Makes the title focusable: focus goes there when the last item of a list is removed. */
  titleRef?: Ref<HTMLHeadingElement>
  classNames?: ClassNames<EmptyStatePart>
}

/**
 * Shown instead of an empty list: says what would be here and where to go instead. It does not announce itself: a
 * search announces 'nothing found' in its own live region. Parts: `ways` are the next steps.
 */
export const EmptyState = ({
  picture,
  title,
  titleLevel = 2,
  children,
  ways,
  ref,
  titleRef,
  classNames: c = {},
}: EmptyStateProps) => {
  const Heading = `h${titleLevel}` as const
  return (
    <div ref={useFocusReturn(ref)} className={c.root}>
      {picture && <div className={c.picture}>{picture}</div>}
      <Heading ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={c.title} style={longestWordStyle(title)}>
        {title}
      </Heading>
      <p className={c.sentence}>{children}</p>
      {ways && <div className={c.ways}>{ways}</div>}
    </div>
  )
}
