import { style } from '@vanilla-extract/css'
import * as social from '../SocialLinks/SocialLinks.css.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const title = style({
  color: 'inherit',
  fontFamily: vars.font.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  letterSpacing: 0,
})
export const text = style({ maxInlineSize: '22rem', fontSize: vars.text.sm, lineHeight: vars.leading.snug })
export const links = style([social.root])
export const link = style([social.link])
export const icon = style([social.icon])

export const skin = { root, title, text, links, link, icon }
