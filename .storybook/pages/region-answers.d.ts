declare module 'virtual:region-answers' {
  import type { regionAnswers } from './region-content.ts'

  const answers: typeof regionAnswers
  export default answers
}
