/** The default values of the theme contract, except for its colours. */
export const scales = {
  space: {
    0: '0',
    1: '.25rem',
    2: '.5rem',
    3: '.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
    32: '8rem',
    // 16 px on a phone, and 12 px with text at 200 %, which needs the space.
    gutter: 'clamp(max(12px, 20px - .25rem), 4cqi + 3px - .1875rem, 3rem)',
    section: 'clamp(3rem, 1.5rem + 5cqi, 6.5rem)',
  },
  size: {
    target: '2.75rem',
    control: '3rem',
    controlLg: '3.5rem',
    header: '4.5rem',
    headerCompact: '4rem',
    iconSm: '1.125rem',
    icon: '1.375rem',
    iconLg: '2rem',
    content: '84rem',
    measure: '42rem',
    sidebar: '18.5rem',
  },
  radius: { sm: '.25rem', md: '.5rem', lg: '.75rem', xl: '1.25rem', pill: '62.5rem' },
  line: { hair: '1px', thick: '2px', heavy: '3px', card: '1px' },
  font: {
    // `fonts.css.ts` names other families for a page in Cyrillic.
    text: "var(--script-text, 'Golos Text'), Arial, sans-serif",
    display: "var(--script-display, 'Piazzolla'), var(--script-text, 'Golos Text'), Georgia, serif",
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  text: {
    xs: '.8125rem',
    sm: '.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    // Larger than `md` at any text size.
    h3: 'max(1.125rem, var(--reading-display) * clamp(1.375rem, 1.25rem + .6cqi, 1.75rem))',
    h2: 'calc(var(--reading-display) * clamp(1.75rem, 1.3rem + 1.9cqi, 2.875rem))',
    h1: 'calc(var(--reading-display) * clamp(2.125rem, 1.45rem + 2.9cqi, 4rem))',
    display: 'calc(var(--reading-display) * clamp(3.25rem, 1.9rem + 4.1cqi, 6rem))',
  },
  leading: { display: '1.02', tight: '1.14', snug: '1.32', body: '1.55' },
  tracking: { display: '-.02em', heading: '-.012em', body: '0em', label: '.01em' },
  elevation: {
    1: '0 1px 2px #0e2a3214, 0 2px 8px #0e2a320f',
    2: '0 2px 6px #0e2a321a, 0 12px 32px #0e2a3224',
    3: '0 8px 24px #0e2a322e, 0 32px 80px #0e2a3247',
  },
  duration: { instant: '80ms', fast: '140ms', base: '220ms', slow: '400ms', drift: '1600ms' },
  easing: {
    standard: 'cubic-bezier(.2,0,0,1)',
    enter: 'cubic-bezier(.05,.7,.1,1)',
    exit: 'cubic-bezier(.3,0,.8,.15)',
    river: 'cubic-bezier(.45,.05,.35,1)',
  },
  layer: { header: '100', dropdown: '200', overlay: '300', modal: '400', toast: '500', loading: '600' },
  /**
   * The visitor's reading settings: the scale of text and headings, the width of letters relative to the display font,
   * and the spacing of letters, words and lines.
   */
  reading: { text: '1', screen: '1', display: '1', letter: '1', tracking: '0em', leading: '1.55', word: '0em' },
}
