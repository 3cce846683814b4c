import { globalStyle } from '@vanilla-extract/css'

/** The media query of colours that the system forces on pages, such as the contrast themes of Windows. */
export const forcedColors = '(forced-colors: active)'

const marked = { forcedColorAdjust: 'none', background: 'Highlight !important', color: 'HighlightText !important' }
/** Outside and inside the edge, because some controls draw their ring inside. */
const ring = { outlineColor: 'HighlightText !important', boxShadow: '0 0 0 2px CanvasText !important' }
const content = { background: 'none !important', color: 'inherit !important' }

/**
 * Marks a chosen control in forced colours, which replace the theme's backgrounds and drop shadows, by the system's
 * colours for selected text. Only a `.css.ts` may call it.
 */
export function markChosen(selector: string) {
  const rule = (chosen: string, style: object) => globalStyle(chosen, { '@media': { [forcedColors]: style } })
  rule(selector, marked)
  rule(`${selector}:is(:focus-visible, :has(:focus-visible), [data-active])`, ring)
  rule(`${selector} :not(svg *)`, content)
}
