import type { accountCalls } from '@tropa/contract'
import type { Handler } from '../http/handler.ts'
import { checkNewPassword } from './guessable.ts'
import { checkOldPassword, lockChecked, replacePassword } from './password.ts'
import type { AccountServices } from './services.ts'
import { endSessions } from './sessions.ts'
import { showUser } from './user.ts'

/** Changes the password by the old one, and ends the other sessions. */
export const changePassword = ({ passwords }: AccountServices): Handler<typeof accountCalls.changePassword> => ({
  withDatabase: async ({ body: { old_password, password } }, { db, user, language, now, visitor }) => {
    const userId = user.id
    const old = await checkOldPassword(db, passwords, { userId, password: old_password, visitor, now, language })
    checkNewPassword(password, await showUser(db, userId), language)
    const hash = await passwords.hash(password)
    await db.transaction(async (tx) => {
      await lockChecked(tx, { userId, hash: old, language })
      await replacePassword(tx, { userId, hash, now })
      await endSessions(tx, userId, user)
    })
    return {}
  },
})
