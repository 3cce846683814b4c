import type { Outgoing, Send } from '@tropa/contract'
import { reportUnauthorized, reportUnsentChange } from '../visitor/report-unauthorized.ts'
import { statusOf } from './error.ts'

const hearing401 =
  (send: Send, report: (outgoing: Outgoing) => Promise<void>): Send =>
  async (outgoing) => {
    try {
      return await send(outgoing)
    } catch (error) {
      if (statusOf(error) === 401) void report(outgoing)
      throw error
    }
  }

/** Any 401 ends the session of the page too. */
export const endingSession = (send: Send): Send => hearing401(send, reportUnauthorized)

/**
 * The calls that synchronise data of an account with its browser. If a change is refused because the session has
 * ended, the visitor is asked to sign in again; until then the change waits in the browser.
 */
export const keepingChanges = (send: Send): Send =>
  hearing401(send, ({ method }) => (method === 'get' ? reportUnauthorized() : reportUnsentChange()))
