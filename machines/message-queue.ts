import { assign, setup } from 'xstate'
import { notProvided } from './not-provided.ts'

/** Presses in the message bar, and a new version that the browser has installed. */
export type MessageQueueEvent =
  | { type: 'ACCEPT_COOKIES' }
  | { type: 'DECLINE_COOKIES' }
  | { type: 'NEW_VERSION_INSTALLED' }
  | { type: 'UPDATE' }
  | { type: 'DISMISS_NEW_VERSION' }
/** The reasons to show a notice: a choice that is missing, a version that is newer. */
export type MessageQueue = {
  /** `null`: not chosen yet. */
  isCookieAccepted: boolean | null
  hasNewVersion: boolean
}
/** The visitor's answer about cookies, for `keepChoice` to store. */
export type CookieChoice = { isAccepted: boolean }

/**
 * The message bar holds one notice at most: the cookie notice while the choice is absent, then the new version's.
 * The choice may be made again at any time, as from the footer.
 */
export const messageQueueMachine = setup({
  types: {} as { context: MessageQueue; events: MessageQueueEvent; input: MessageQueue },
  actions: {
    choose: assign({ isCookieAccepted: (_, choice: CookieChoice) => choice.isAccepted }),
    offer: assign({ hasNewVersion: true }),
    withdraw: assign({ hasNewVersion: false }),
    keepChoice: (_, _choice: CookieChoice) => notProvided('keepChoice'),
    update: () => notProvided('update'),
  },
  guards: {
    isUndecided: ({ context }) => context.isCookieAccepted === null,
    hasNewVersion: ({ context }) => context.hasNewVersion,
  },
}).createMachine({
  id: 'messageQueue',
  context: ({ input }) => input,
  on: {
    ACCEPT_COOKIES: {
      target: '.next',
      actions: [
        { type: 'choose', params: { isAccepted: true } },
        { type: 'keepChoice', params: { isAccepted: true } },
      ],
    },
    DECLINE_COOKIES: {
      target: '.next',
      actions: [
        { type: 'choose', params: { isAccepted: false } },
        { type: 'keepChoice', params: { isAccepted: false } },
      ],
    },
    NEW_VERSION_INSTALLED: { target: '.next', actions: 'offer' },
  },
  initial: 'next',
  states: {
    next: {
      always: [
        { guard: 'isUndecided', target: 'cookieNotice' },
        { guard: 'hasNewVersion', target: 'newVersionNotice' },
        { target: 'quiet' },
      ],
    },
    cookieNotice: {},
    newVersionNotice: {
      on: {
        UPDATE: { target: 'next', actions: ['withdraw', 'update'] },
        DISMISS_NEW_VERSION: { target: 'next', actions: 'withdraw' },
      },
    },
    quiet: {},
  },
})
