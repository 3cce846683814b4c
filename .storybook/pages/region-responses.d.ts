declare module 'virtual:region-responses' {
  import type { regionResponses } from './region-content.ts'

  const responses: typeof regionResponses
  export default responses
}
