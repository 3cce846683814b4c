export { dress, type ClassNames } from './dress.ts'
