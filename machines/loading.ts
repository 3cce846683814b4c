import { and, stateIn } from 'xstate'

const hasShown = stateIn({ loading: { span: 'over' } })

/**
 * The state `loading` of a machine that has `ready` and `failed` beside it. It ends once a response has arrived and the
 * delay `loadingStay` has passed.
 * @param invoke makes the call; its transitions target `arrived` or `missing`
 */
export const loadingState = <const Invoke extends object>(invoke: Invoke) =>
  ({
    type: 'parallel',
    always: [
      { guard: and([hasShown, stateIn({ loading: { response: 'arrived' } })]), target: 'ready' },
      { guard: and([hasShown, stateIn({ loading: { response: 'missing' } })]), target: 'failed' },
    ],
    states: {
      response: { initial: 'awaited', states: { awaited: { invoke }, arrived: {}, missing: {} } },
      span: { initial: 'running', states: { running: { after: { loadingStay: 'over' } }, over: {} } },
    },
  }) as const
