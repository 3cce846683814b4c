declare module 'virtual:region-responses' {
  import type { regionResponses } from './region-content.ts'

  const answers: typeof regionResponses
  export default answers
}
