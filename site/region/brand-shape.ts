/** The region's sign, a capital Ю with a lit window, as paths in 30 by 24. */
export const brandShape = {
  stem: 'M0 1h4.5v9h4V14h-4v9H0z',
  ring: 'M18.5 0 30 12 18.5 24 7.5 12zm0 6L13 12l5.5 6 5.7-6z',
  light: 'm18.5 8.8 3 3.2-3 3.2-3-3.2z',
} as const
