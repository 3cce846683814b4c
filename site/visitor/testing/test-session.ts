import { calendarDate } from '@tropa/contract'
import { noPreferences, type Preferences } from '../preferences.ts'
import type { Session } from '../session.ts'

export type SessionParts = Partial<Omit<Session, 'preferences'>> & { preferences?: Partial<Preferences> | undefined }

/** A guest who reads Russian and has chosen nothing, at noon of 22 November 2026, with these changes. */
export const aSession = ({ language = 'ru', preferences, ...more }: SessionParts = {}): Session => ({
  language,
  preferences: { ...noPreferences(language), ...preferences },
  today: calendarDate('2026-11-22'),
  hour: 12,
  auth: null,
  ...more,
})
