import { assign, setup } from 'xstate'
import { notProvided } from './not-provided.ts'

/** Presses in the message bar, a new version that the browser has installed, and a part that only a reload loads. */
export type MessageQueueEvent =
  | { type: 'ACCEPT_COOKIES' }
  | { type: 'DECLINE_COOKIES' }
  | { type: 'NEW_VERSION_INSTALLED' }
  | { type: 'PART_LOST' }
  | { type: 'UPDATE' }
  | { type: 'DISMISS_NEW_VERSION' }
  | { type: 'DISMISS_LOST_PART' }
/** The reasons to show a notice: a choice that is missing, a version that is newer, a part that has not loaded. */
export type MessageQueue = {
  /** `null`: not chosen yet. */
  isCookieAccepted: boolean | null
  hasNewVersion: boolean
  /** This document cannot load a part of the page any more. */
  hasLostPart: boolean
}
/** What is known when the page loads. */
export type MessageQueueInput = Omit<MessageQueue, 'hasLostPart'>
/** The visitor's answer about cookies, for `keepChoice` to store. */
export type CookieChoice = { isAccepted: boolean }

/**
 * The message bar holds one notice at most: the cookie notice while the choice is absent, then the new version's,
 * then that of a lost part.
 * The choice may be made again at any time, as from the footer.
 */
export const messageQueueMachine = setup({
  types: {} as { context: MessageQueue; events: MessageQueueEvent; input: MessageQueueInput },
  actions: {
    choose: assign({ isCookieAccepted: (_, choice: CookieChoice) => choice.isAccepted }),
    offer: assign({ hasNewVersion: true }),
    withdraw: assign({ hasNewVersion: false }),
    noteLostPart: assign({ hasLostPart: true }),
    forgetLostPart: assign({ hasLostPart: false }),
    keepChoice: (_, _choice: CookieChoice) => notProvided('keepChoice'),
    update: () => notProvided('update'),
  },
  guards: {
    isUndecided: ({ context }) => context.isCookieAccepted === null,
    hasNewVersion: ({ context }) => context.hasNewVersion,
    hasLostPart: ({ context }) => context.hasLostPart,
  },
}).createMachine({
  id: 'messageQueue',
  context: ({ input }) => ({ ...input, hasLostPart: false }),
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
    PART_LOST: { target: '.next', actions: 'noteLostPart' },
  },
  initial: 'next',
  states: {
    next: {
      always: [
        { guard: 'isUndecided', target: 'cookieNotice' },
        { guard: 'hasNewVersion', target: 'newVersionNotice' },
        { guard: 'hasLostPart', target: 'lostPartNotice' },
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
    lostPartNotice: {
      on: {
        UPDATE: { target: 'next', actions: ['forgetLostPart', 'update'] },
        DISMISS_LOST_PART: { target: 'next', actions: 'forgetLostPart' },
      },
    },
    quiet: {},
  },
})
