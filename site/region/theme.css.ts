import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@tropa/library/theme'
import { theme } from './theme.ts'
import { themeRules, type ThemeRule } from './theme-rules.ts'

const varsOf = ({ colors }: ThemeRule) =>
  Object.fromEntries(
    Object.entries(vars.color).flatMap(([role, name]) => {
      const color = new Map(Object.entries(colors)).get(role)
      return color === undefined ? [] : [[name, color]]
    }),
  )

for (const rule of themeRules(theme)) {
  const style = { vars: varsOf(rule) }
  globalStyle(rule.selector, rule.media === undefined ? style : { '@media': { [rule.media]: style } })
}
