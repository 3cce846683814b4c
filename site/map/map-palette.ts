import { vars } from '@tropa/library/theme'

const tokens = {
  land: vars.color.mapLand,
  out: vars.color.mapOut,
  water: vars.color.mapWater,
  border: vars.color.mapBorder,
  label: vars.color.mapLabel,
  waterLabel: vars.color.mapWaterLabel,
} as const

/** CSS colours of the current theme. */
export type BasemapColors = Record<keyof typeof tokens, string>

const nameOf = (token: string) => token.slice('var('.length, -1)

/** @param frame the map's element, because a part of a page may have its own theme */
export function colorsOf(frame: Element): BasemapColors {
  const style = getComputedStyle(frame)
  const read = (token: string) => style.getPropertyValue(nameOf(token)).trim()
  return {
    land: read(tokens.land),
    out: read(tokens.out),
    water: read(tokens.water),
    border: read(tokens.border),
    label: read(tokens.label),
    waterLabel: read(tokens.waterLabel),
  }
}

/**
 * Themes for low vision have two colours. In them water is outlined, not filled, so that labels over it are readable.
 */
export const isTwoColoured = ({ land, out }: BasemapColors) => land === out
