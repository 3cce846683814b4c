declare module 'virtual:region-answers' {
  import type { regionResponses } from './region-content.ts'

  const answers: typeof regionResponses
  export default answers
}
