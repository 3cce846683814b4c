import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type EmptyStatePart = 'root' | 'picture' | 'title' | 'sentence' | 'ways'

export interface EmptyStateProps {
  picture?: ReactNode
  title: string
  titleLevel?: 1 | 2 | 3
  /** One sentence: what would stand here and how it gets here. */
  children: ReactNode
  /** Two ways out. */
  ways?: ReactNode
  classNames?: ClassNames<EmptyStatePart>
}

export const EmptyState = ({ picture, title, titleLevel = 2, children, ways, classNames: c = {} }: EmptyStateProps) => {
  const Heading = `h${titleLevel}` as const
  return (
    <div className={c.root}>
      {picture && <div className={c.picture}>{picture}</div>}
      <Heading className={c.title}>{title}</Heading>
      <p className={c.sentence}>{children}</p>
      {ways && <div className={c.ways}>{ways}</div>}
    </div>
  )
}
