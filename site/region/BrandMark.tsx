import { vars } from '@tropa/library/theme'

/** The region's sign: a capital Ю with a lit window. */
export const BrandMark = () => (
  <svg viewBox="0 0 30 24" width="38" height="30" aria-hidden="true">
    <path fill="currentColor" d="M0 1h4.5v9h4V14h-4v9H0z" />
    <path fill="currentColor" fillRule="evenodd" d="M18.5 0 30 12 18.5 24 7.5 12zm0 6L13 12l5.5 6 5.7-6z" />
    <path fill={vars.color.action} d="m18.5 8.8 3 3.2-3 3.2-3-3.2z" />
  </svg>
)
