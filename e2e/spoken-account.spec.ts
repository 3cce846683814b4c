import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

// The screen reader runs inside the page, whose content security policy forbids other scripts.
test.use({ bypassCSP: true })

const reader = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')

/** Headings, links and controls. A password field has no role, so only its name is announced. */
const isOfControl =
  /^(?:form|region|heading|link|textbox|radiogroup|radio|checkbox|combobox|button), |^(?:Пароль|Password).*, /

/** The announcements of a screen reader for the headings, links and controls of the form, once the page is hydrated. */
async function transcript(page: Page): Promise<string[]> {
  const code = await readFile(reader, 'utf8')
  const phrases = await page.evaluate(async (source) => {
    const { virtual } = await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
    await virtual.start({ container: document.querySelector('main form') })
    while (!(await virtual.lastSpokenPhrase()).startsWith('end of form')) await virtual.next()
    const log: string[] = await virtual.spokenPhraseLog()
    await virtual.stop()
    return log
  }, code)
  // Some words are joined by no-break spaces.
  return phrases.map((phrase) => phrase.replace(/\s/g, ' ')).filter((phrase) => isOfControl.test(phrase))
}

const transcripts = {
  'ru /login': [
    'form, Вход',
    'region, Проверьте 2 поля',
    'heading, Проверьте 2 поля, level 2',
    'link, Электронная почта: Обязательное поле',
    'link, Пароль: Обязательное поле',
    'textbox, Электронная почта, Обязательное поле, invalid, required',
    'Пароль, Обязательное поле',
    'button, Показать пароль: Пароль, 1 control',
    'link, Забыли пароль?',
    'button, Войти',
  ],
  'ru /registration': [
    'form, Регистрация',
    'region, Проверьте 8 полей',
    'heading, Проверьте 8 полей, level 2',
    'link, Имя: Обязательное поле',
    'link, Фамилия: Обязательное поле',
    'link, Электронная почта: Обязательное поле',
    'link, Пароль: Обязательное поле',
    'link, Пароль ещё раз: Обязательное поле',
    'link, Откуда вы: Обязательное поле',
    'link, Принимаю пользовательское соглашение и политику конфиденциальности: Обязательное поле',
    'link, Даю согласие на обработку персональных данных: Обязательное поле',
    'textbox, Имя, Обязательное поле, invalid, required',
    'textbox, Фамилия, Обязательное поле, invalid, required',
    'textbox, Отчество (если есть)',
    'textbox, Электронная почта, Пришлём письмо с кнопкой подтверждения Обязательное поле, invalid, required',
    'Пароль, От 8 знаков. Можно несколько слов через пробел Обязательное поле',
    'button, Показать пароль: Пароль, 1 control',
    'Пароль ещё раз, Обязательное поле',
    'button, Показать пароль: Пароль ещё раз, 1 control',
    'textbox, Дата рождения, ДД.ММ.ГГГГ',
    'button, Выбрать дату в календаре, not expanded, has popup dialog',
    'radiogroup, Пол, not required',
    'radio, Женский, not checked, position 1, set size 2',
    'radio, Мужской, not checked, position 2, set size 2',
    'radiogroup, Откуда вы, Обязательное поле, invalid, required',
    'radio, Житель Югры, not checked, position 1, set size 3',
    'radio, Из России, not checked, position 2, set size 3',
    'radio, Иностранный турист, not checked, position 3, set size 3',
    'checkbox, Принимаю пользовательское соглашение и политику конфиденциальности, Обязательное поле, not checked, invalid, required',
    'link, пользовательское соглашение',
    'link, политику конфиденциальности',
    'checkbox, Даю согласие на обработку персональных данных, Обязательное поле, not checked, invalid, required',
    'link, обработку персональных данных',
    'button, Создать профиль',
  ],
  'en /login': [
    'form, Sign in',
    'region, Check 2 fields',
    'heading, Check 2 fields, level 2',
    'link, Email: Required field',
    'link, Password: Required field',
    'textbox, Email, Required field, invalid, required',
    'Password, Required field',
    'button, Show password: Password, 1 control',
    'link, Forgot your password?',
    'button, Sign in',
  ],
  'en /registration': [
    'form, Sign up',
    'region, Check 8 fields',
    'heading, Check 8 fields, level 2',
    'link, First name: Required field',
    'link, Last name: Required field',
    'link, Email: Required field',
    'link, Password: Required field',
    'link, Password again: Required field',
    'link, Where you are from: Required field',
    'link, I accept the user agreement and the privacy policy: Required field',
    'link, I consent to the processing of personal data: Required field',
    'textbox, First name, Required field, invalid, required',
    'textbox, Last name, Required field, invalid, required',
    'textbox, Patronymic (if you have one)',
    'textbox, Email, We will email you a link to confirm it Required field, invalid, required',
    'Password, At least 8 characters. Several words with spaces will do Required field',
    'button, Show password: Password, 1 control',
    'Password again, Required field',
    'button, Show password: Password again, 1 control',
    'textbox, Date of birth, DD.MM.YYYY',
    'button, Choose a date in the calendar, not expanded, has popup dialog',
    'radiogroup, Sex, not required',
    'radio, Female, not checked, position 1, set size 2',
    'radio, Male, not checked, position 2, set size 2',
    'radiogroup, Where you are from, Required field, invalid, required',
    'radio, Ugra resident, not checked, position 1, set size 3',
    'radio, From Russia, not checked, position 2, set size 3',
    'radio, Foreign tourist, not checked, position 3, set size 3',
    'checkbox, I accept the user agreement and the privacy policy, Required field, not checked, invalid, required',
    'link, user agreement',
    'link, privacy policy',
    'checkbox, I consent to the processing of personal data, Required field, not checked, invalid, required',
    'link, processing of personal data',
    'button, Create a profile',
  ],
} as const

for (const lang of ['ru', 'en'] as const)
  for (const address of ['/login', '/registration'] as const) {
    test(`a screen reader announces the errors of the empty form of ${address} (${lang})`, async ({
      page,
      context,
    }) => {
      await arriveWith(context, portal, { lang })
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.getByRole('main').locator('form button[type=submit]').click()
      await expect(page.getByRole('main').locator('[data-form-errors]')).toBeFocused()

      expect(await transcript(page)).toEqual(transcripts[`${lang} ${address}`])
    })
  }
