import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { schemes } from './colors.ts'
import { vars } from './contract.css.ts'
import { scales } from './scales.ts'

createGlobalTheme(':root', vars, { color: schemes.light, ...scales })

const dark = { colorScheme: 'dark', vars: assignVars(vars.color, schemes.dark) }
globalStyle(':root', { colorScheme: 'light' })
globalStyle("[data-theme='light']", { colorScheme: 'light', vars: assignVars(vars.color, schemes.light) })
globalStyle("[data-theme='dark']", dark)
globalStyle(':root:not([data-theme])', { '@media': { '(prefers-color-scheme: dark)': dark } })

/** The low-vision themes: only two colours; thick borders, no shadow, no radius, no motion. */
const plain = {
  ...assignVars(vars.line, { hair: '2px', thick: '3px', heavy: '4px', card: '2px' }),
  ...assignVars(vars.radius, { sm: '0', md: '0', lg: '0', xl: '0', pill: '0' }),
  ...assignVars(vars.elevation, { 1: 'none', 2: 'none', 3: 'none' }),
  [vars.font.display]: vars.font.text,
  [vars.reading.letter]: '1.1',
}
const still = assignVars(vars.duration, {
  instant: '.01ms',
  fast: '.01ms',
  base: '.01ms',
  slow: '.01ms',
  drift: '.01ms',
})

const lowVision = {
  'lv-black-on-white': schemes.blackOnWhite,
  'lv-white-on-black': schemes.whiteOnBlack,
  'lv-blue-on-blue': schemes.blueOnBlue,
}
for (const [name, colors] of Object.entries(lowVision)) {
  globalStyle(`[data-theme='${name}']`, {
    colorScheme: name === 'lv-white-on-black' ? 'dark' : 'light',
    vars: { ...assignVars(vars.color, colors), ...plain, ...still },
  })
}

globalStyle(':root', {
  '@media': {
    '(min-width: 1920px)': { vars: { [vars.reading.screen]: '1.125' } },
    '(min-width: 2560px)': { vars: { [vars.reading.screen]: '1.4375' } },
    '(min-width: 3840px)': {
      vars: {
        [vars.reading.screen]: '2.0625',
        ...assignVars(vars.line, { hair: '2px', thick: '4px', heavy: '6px', card: '2px' }),
      },
    },
    '(prefers-reduced-motion: reduce)': { vars: still },
  },
})

globalStyle("[data-motion='off']", { scrollBehavior: 'auto', vars: still })
globalStyle("[data-motion='off'] *, [data-motion='off'] *::before, [data-motion='off'] *::after", {
  animation: 'none !important',
  transition: 'none !important',
})

globalStyle("[data-text='150']", { vars: { [vars.reading.text]: '1.5', [vars.reading.display]: '.84' } })
globalStyle("[data-text='200']", { vars: { [vars.reading.text]: '2', [vars.reading.display]: '.72' } })
globalStyle("[data-spacing='wide']", {
  vars: { [vars.reading.tracking]: '.06em', [vars.reading.leading]: '1.8', [vars.reading.word]: '.16em' },
})
globalStyle("[data-spacing='wider']", {
  vars: { [vars.reading.tracking]: '.12em', [vars.reading.leading]: '2.1', [vars.reading.word]: '.24em' },
})

// Fonts of the visitor's device, because a serif font of four weights would be the largest file of a page.
const serif = "Georgia, 'PT Serif', 'Noto Serif', 'Times New Roman', serif"
globalStyle("[data-font='serif']", {
  vars: { [vars.font.text]: serif, [vars.font.display]: serif, [vars.reading.letter]: '1.18' },
})

/** Paper is white in every theme: browsers do not print backgrounds, and pale text on white is illegible. */
globalStyle(':root:root, [data-theme]', {
  '@media': { print: { colorScheme: 'light', vars: assignVars(vars.color, schemes.light) } },
})
