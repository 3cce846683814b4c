export { below, breakpoints, from } from './breakpoints.ts'
export { schemes, type ColorRole, type Scheme } from './colors.ts'
export { vars } from './contract.css.ts'
export { scales } from './scales.ts'
