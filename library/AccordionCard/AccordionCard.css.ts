import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

const edge = `${vars.line.hair} solid ${vars.color.border}`

export const root = style({ borderBlock: edge, selectors: { '& + &': { borderBlockStart: 0 } } })
export const heading = style({ font: 'inherit', letterSpacing: 'inherit' })
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.controlLg,
  paddingBlock: vars.space[3],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&:hover': { textDecoration: `underline ${vars.color.actionEdge}`, textDecorationThickness: vars.line.thick },
  },
})
export const icon = style([
  iconRoot,
  {
    flex: 'none',
    marginInlineStart: 'auto',
    transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  },
])
export const panel = style({
  // Without scripts and on paper the button cannot open the panel, so it is always open.
  '@media': {
    '(scripting: none), print': { selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } } },
  },
})
export const content = style({ maxInlineSize: vars.size.measure, paddingBlockEnd: vars.space[5] })

export const skin = { root, heading, button, icon, panel, content }
