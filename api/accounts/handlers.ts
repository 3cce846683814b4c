import type { accountCalls, personalCalls } from '@tropa/contract'
import type { Handlers } from '../http/handler.ts'
import { changePassword } from './change-password.ts'
import { addParticipant, listFamily, removeParticipant, updateParticipant } from './family.ts'
import { addFavorite, listFavoriteObjects, listFavorites, removeFavorite } from './favorites.ts'
import { addHistory, clearHistory, listAttended, listHistory } from './history.ts'
import { eraseAccount, exportAccount } from './personal-data.ts'
import { showProfile, updateProfile } from './profile.ts'
import { recover, resetPassword } from './recovery.ts'
import { register } from './registration.ts'
import type { AccountServices } from './services.ts'
import { endSession, listSessions } from './session-list.ts'
import { showSettings, showSubscriptions, unsubscribe, updateSettings, updateSubscriptions } from './settings.ts'
import { signIn, signOut } from './sign-in.ts'
import { sendVerification, verify } from './verification.ts'

/** The handler of each call about accounts. */
export const accountHandlers = (services: AccountServices): Handlers<typeof accountCalls & typeof personalCalls> => ({
  login: signIn(services),
  registration: register(services),
  verify,
  sendVerification,
  recover,
  resetPassword: resetPassword(services),
  logout: signOut,
  sessions: listSessions,
  endSession,
  profile: showProfile,
  updateProfile: updateProfile(services),
  eraseAccount: eraseAccount(services),
  changePassword: changePassword(services),
  profileSettings: showSettings,
  updateProfileSettings: updateSettings,
  exportAccount,
  subscriptions: showSubscriptions,
  updateSubscriptions,
  unsubscribe,
  family: listFamily,
  addParticipant,
  updateParticipant,
  removeParticipant,
  favorites: listFavorites,
  favoriteObjects: listFavoriteObjects,
  addFavorite,
  removeFavorite,
  history: listHistory,
  addHistory,
  clearHistory,
  attendedEvents: listAttended,
})
