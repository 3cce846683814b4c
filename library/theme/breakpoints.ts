/** Window widths at which the portal is reviewed, px. */
export const breakpoints = [375, 768, 1024, 1440, 1920, 2560, 3840] as const

/**
 * Container queries of the page, in rem: with text at 200 % a desktop reflows exactly like a narrow screen. Every page
 * shell sets `container: page / inline-size`.
 */
export const from = {
  small: 'page (min-width: 36rem)',
  medium: 'page (min-width: 48rem)',
  wide: 'page (min-width: 64rem)',
  full: 'page (min-width: 82rem)',
} as const
export const below = {
  small: 'page (max-width: 35.99rem)',
  medium: 'page (max-width: 47.99rem)',
  wide: 'page (max-width: 63.99rem)',
  full: 'page (max-width: 81.99rem)',
} as const
