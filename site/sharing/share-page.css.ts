import { style } from '@vanilla-extract/css'

/** Without scripts the browser's own way to share is left. */
export const sharePage = style({ '@media': { '(scripting: none)': { display: 'none' } } })
