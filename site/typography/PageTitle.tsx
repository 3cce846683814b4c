import { wholeWords } from '@tropa/library/theme/whole-words.ts'
import type { ComponentProps } from 'react'

/** The title of a page, in the largest size at which its longest word fits. */
export const PageTitle = ({ children, ...rest }: ComponentProps<'h1'>) => (
  <h1 {...rest} style={wholeWords(children)}>
    {children}
  </h1>
)
