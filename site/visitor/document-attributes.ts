import type { Settings } from './preferences.ts'

/** Attributes of `<html>` that the theme's styles follow. */
export const documentAttributes = ({ theme, text, font, spacing, images, motion }: Settings) => ({
  'data-theme': theme,
  'data-text': text,
  'data-font': font,
  'data-spacing': spacing,
  'data-images': images,
  'data-motion': motion,
})
