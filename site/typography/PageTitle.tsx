import { longestWordStyle } from '@tropa/library/theme/longest-word.ts'
import type { ComponentProps } from 'react'

/** The title of a page, in the largest size at which its longest word fits. */
export const PageTitle = ({ children, ...rest }: ComponentProps<'h1'>) => (
  <h1 {...rest} style={longestWordStyle(children)}>
    {children}
  </h1>
)
