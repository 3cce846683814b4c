import * as v from 'valibot'
import { accountAddresses as addresses } from './account-addresses.ts'
import {
  Consent,
  Erasure,
  Login,
  PasswordChange,
  PasswordReset,
  ProfileChange,
  ProfileSettings,
  ReadingSettings,
  Recovery,
  Registration,
  Session,
  SessionStart,
  Subscriptions,
  User,
  Verification,
} from './account.ts'
import type { Call } from './call.ts'
import { IdempotencyKey } from './headers.ts'

/** The visitor's browser, of which a session stores a short name. */
const device = v.object({ 'User-Agent': v.optional(v.string()) })
/** For calls that send mail: repeating a request with the same key and body sends it once. */
const mailing = v.object({ 'Idempotency-Key': v.optional(IdempotencyKey) })
const UserResponse = v.object({ user: User })

/** The calls by which sessions begin and end, and those of the profile. */
export const accountCalls = {
  login: {
    ...addresses.login,
    access: 'public',
    session: 'starts',
    limit: 'sign_in',
    summary: 'Signs in; an unknown address and a wrong password have the same refusal',
    headers: device,
    body: Login,
    responses: { 200: SessionStart },
  },
  registration: {
    ...addresses.registration,
    access: 'public',
    session: 'starts',
    limit: 'registration',
    summary:
      'Makes an account, signs in and mails a link that verifies the address; the same key with the same body signs in again',
    headers: v.object({ ...device.entries, ...mailing.entries }),
    body: Registration,
    responses: { 201: SessionStart },
  },
  verify: {
    ...addresses.verify,
    access: 'public',
    limit: 'sign_in',
    summary: 'Verifies the e-mail address by the token of the mail; a second time changes nothing',
    body: Verification,
    responses: { 200: UserResponse },
  },
  sendVerification: {
    ...addresses.sendVerification,
    access: 'user',
    limit: 'mail',
    summary: 'Mails the verification link again, after a pause',
    headers: mailing,
    responses: { 202: null },
  },
  recover: {
    ...addresses.recover,
    access: 'public',
    limit: 'mail',
    summary: 'Mails a link for a new password, if there is such an account; the answer does not say',
    headers: mailing,
    body: Recovery,
    responses: { 202: null },
  },
  resetPassword: {
    ...addresses.resetPassword,
    access: 'public',
    session: 'starts',
    limit: 'sign_in',
    summary: 'Sets a new password by the token of the mail, ends every session of the user and starts one',
    headers: device,
    body: PasswordReset,
    responses: { 200: SessionStart },
  },
  logout: {
    ...addresses.logout,
    access: 'user',
    session: 'ends',
    summary: 'Ends this session',
    responses: { 204: null },
  },
  sessions: {
    ...addresses.sessions,
    access: 'user',
    summary: 'Sessions of the user, the last seen first',
    responses: { 200: v.object({ session_list: v.array(Session) }) },
  },
  endSession: {
    ...addresses.endSession,
    access: 'user',
    summary: 'Ends one session of the user',
    params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
    responses: { 204: null },
  },
  profile: {
    ...addresses.profile,
    access: 'user',
    summary: 'The user, and what they have consented to',
    responses: { 200: v.object({ user: User, consent_list: v.optional(v.array(Consent)) }) },
  },
  updateProfile: {
    ...addresses.updateProfile,
    access: 'user',
    limit: 'sign_in',
    summary: 'Changes the profile; a new e-mail address needs the password and is to be verified',
    headers: mailing,
    body: ProfileChange,
    responses: { 200: UserResponse },
  },
  eraseAccount: {
    ...addresses.eraseAccount,
    access: 'user',
    session: 'ends',
    limit: 'sign_in',
    summary: 'Erases the account, by its password; what the law requires to keep is detached from the person',
    body: Erasure,
    responses: { 202: null },
  },
  changePassword: {
    ...addresses.changePassword,
    access: 'user',
    limit: 'sign_in',
    summary: 'Changes the password and ends the other sessions of the user',
    body: PasswordChange,
    responses: { 204: null },
  },
  profileSettings: {
    ...addresses.profileSettings,
    access: 'user',
    summary: 'How the user reads, and whether history is recorded',
    responses: { 200: v.object({ settings: ProfileSettings }) },
  },
  updateProfileSettings: {
    ...addresses.updateProfileSettings,
    access: 'user',
    summary: 'Changes the settings that are sent, each as a whole',
    body: v.object({ reading: v.optional(ReadingSettings), keeps_history: v.optional(v.boolean()) }),
    responses: { 200: v.object({ settings: ProfileSettings }) },
  },
  exportAccount: {
    ...addresses.exportAccount,
    access: 'user',
    summary: 'All that is kept about the user, by table',
    responses: { 200: v.object({ exported_at: v.string(), data: v.record(v.string(), v.array(v.unknown())) }) },
  },
  subscriptions: {
    ...addresses.subscriptions,
    access: 'user',
    summary: 'Mails that the user has chosen; none at first',
    responses: { 200: Subscriptions },
  },
  updateSubscriptions: {
    ...addresses.updateSubscriptions,
    access: 'user',
    summary: 'Chooses mails',
    body: Subscriptions,
    responses: { 200: Subscriptions },
  },
  unsubscribe: {
    ...addresses.unsubscribe,
    access: 'public',
    limit: 'sign_in',
    summary: 'Ends a subscription by the token of its mail, without signing in (RFC 8058)',
    body: Verification,
    responses: { 204: null },
  },
} as const satisfies Record<string, Call>
