import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { titleSize } from './title-size.ts'

/** Components are unlayered, so their rules override this layer regardless of specificity. */
const base = globalLayer('base')
const rule = (selector: string, style: NonNullable<GlobalStyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [base]: style } })

rule('*, *::before, *::after', { boxSizing: 'border-box' })
rule('html', {
  fontSize: `calc(100% * ${vars.reading.text} * ${vars.reading.screen})`,
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '6rem',
})
rule('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
rule('ul, ol', { listStyle: 'none' })
rule('img, svg', { display: 'block', maxInlineSize: '100%' })
/**
 * The alternative text in place of a picture that did not load. Browsers render `::before` only for broken pictures; as
 * large as the picture, it moves the browser's icon out of the frame.
 */
rule('img[width]', { minBlockSize: 0 })
rule('img[width]::before', {
  content: 'attr(alt)',
  display: 'block',
  blockSize: '100%',
  overflow: 'hidden',
  padding: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
})
rule('img[data-alternative]::before', { content: 'attr(data-alternative)' })
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
// An ellipsis shows that a placeholder or a typed name continues; in a number it would hide digits.
rule("input:not([inputmode='numeric'])", { textOverflow: 'ellipsis' })
rule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' })

rule('body', {
  fontFamily: vars.font.text,
  fontSize: vars.text.md,
  lineHeight: vars.reading.leading,
  letterSpacing: vars.reading.tracking,
  wordSpacing: vars.reading.word,
  color: vars.color.text,
  background: vars.color.bg,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // Only words that hardly fit in a narrow column are hyphenated.
  hyphens: 'auto',
  hyphenateLimitChars: '10 4 4',
})
// In these a hyphen would look like a part of the text.
rule("a[href^='mailto:'], code, input, textarea", { hyphens: 'manual' })
rule('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.tight,
  wordSpacing: '.06em',
  textWrap: 'balance',
  hyphens: 'manual',
})
rule('h1', { fontSize: titleSize('h1') })
rule('h2', { fontSize: titleSize('h2') })
rule('h3', { fontSize: titleSize('h3') })
rule('h4', { fontSize: vars.text.md, fontWeight: vars.weight.semibold, lineHeight: vars.leading.snug })
rule('p', { textWrap: 'pretty' })
rule('a', { color: vars.color.link, textDecorationThickness: vars.line.hair, textUnderlineOffset: '.22em' })
rule('a:hover', { color: vars.color.linkHover, textDecorationThickness: vars.line.thick })
rule(':focus', { outline: 'none' })

// Two rings, so that at least one has a contrast of 3:1 on any background. Unlayered, so that no component loses them.
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focusOuter}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
})
globalStyle("[data-images='off'] img, [data-images='off'] [data-decoration]", { display: 'none' })
