import type { Language } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import type { Template } from '../mail/letter.ts'
import { mailToken } from '../mail/token.ts'

const texts = {
  ru: {
    verification: {
      subject: 'Подтвердите адрес электронной почты',
      text: 'Этот адрес указан в учётной записи портала. Чтобы подтвердить его, откройте ссылку и нажмите кнопку.',
      link: 'Подтвердить адрес',
      end: 'Ссылка действует двое суток. Если вы не регистрировались, ничего делать не нужно.',
    },
    recovery: {
      subject: 'Новый пароль',
      text: 'Кто-то, возможно вы, попросил новый пароль для учётной записи с этим адресом.',
      link: 'Задать новый пароль',
      end: 'Ссылка действует один час и только один раз. Если это были не вы, ничего делать не нужно.',
    },
    password_changed: {
      subject: 'Пароль изменён',
      text: 'Пароль вашей учётной записи изменён, на других устройствах вход завершён.',
      link: 'Это были не вы? Восстановите доступ',
    },
    email_changed: {
      subject: 'Адрес электронной почты изменён',
      text: 'В вашей учётной записи теперь другой адрес электронной почты. Если это были не вы, напишите оператору портала.',
      link: 'Контакты',
    },
  },
  en: {
    verification: {
      subject: 'Confirm your email address',
      text: 'This address is given in an account on the portal. To confirm it, open the link and press the button.',
      link: 'Confirm the address',
      end: 'The link works for two days. If you have not signed up, there is nothing to do.',
    },
    recovery: {
      subject: 'A new password',
      text: 'Somebody, perhaps you, asked for a new password for the account with this address.',
      link: 'Set a new password',
      end: 'The link works for an hour and only once. If this was not you, there is nothing to do.',
    },
    password_changed: {
      subject: 'Your password was changed',
      text: 'The password of your account has been changed, and you are signed out on other devices.',
      link: 'Not you? Recover your account',
    },
    email_changed: {
      subject: 'Your email address was changed',
      text: 'Your account now has another email address. If this was not you, write to the operator of the portal.',
      link: 'Contacts',
    },
  },
} as const satisfies Record<Language, object>

type Owner = { id: string; is_verified: boolean }
const ownerOf = async (db: Database, email: string): Promise<Owner | undefined> =>
  (
    await rows<Owner>(
      db,
      sql`select id, email_verified_at is not null as is_verified from account where email = ${email}`,
    )
  )[0]

/** The link that verifies an address, unless it is verified already or no longer the user's. */
const verification: Template<object> = async (_, { db, language, now, to, userId, pageUrl }) => {
  const owner = await ownerOf(db, to)
  if (!owner || owner.id !== userId || owner.is_verified) return undefined
  const token = await mailToken(db, 'verification', { userId, email: to, now })
  const { subject, text, link, end } = texts[language].verification
  return { subject, blocks: [text, { label: link, url: pageUrl(`/verification?token=${token}`) }, end] }
}

/** The link for a new password. Nothing is sent where no account has the address. */
const recovery: Template<object> = async (_, { db, language, now, to, pageUrl }) => {
  const owner = await ownerOf(db, to)
  if (!owner) return undefined
  const token = await mailToken(db, 'recovery', { userId: owner.id, email: to, now })
  const { subject, text, link, end } = texts[language].recovery
  return { subject, blocks: [text, { label: link, url: pageUrl(`/reset-password?token=${token}`) }, end] }
}

const password_changed: Template<object> = async (_, { language, pageUrl }) => {
  const { subject, text, link } = texts[language].password_changed
  return { subject, blocks: [text, { label: link, url: pageUrl('/recovery') }] }
}

const email_changed: Template<object> = async (_, { language, pageUrl }) => {
  const { subject, text, link } = texts[language].email_changed
  return { subject, blocks: [text, { label: link, url: pageUrl('/contacts') }] }
}

/** Mails about accounts. */
export const accountLetters = { verification, recovery, password_changed, email_changed }
