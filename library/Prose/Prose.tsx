import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type ProsePart = 'root'

/** What editors wrote, as plain elements or as HTML that has already been made safe. */
type Written = { children: ReactNode; html?: never } | { children?: never; html: string }
export type ProseProps = Written & { classNames?: ClassNames<ProsePart> }

export const Prose = ({ children, html, classNames = {} }: ProseProps) =>
  html === undefined ? <div className={classNames.root}>{children}</div> : <div className={classNames.root} dangerouslySetInnerHTML={{ __html: html }} />
