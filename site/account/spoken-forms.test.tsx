import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, expect, test } from 'vitest'
import { renderedPage } from '../app/testing/rendered-page.tsx'
import type { Language } from '../region/languages.ts'

afterEach(async () => {
  await virtual.stop()
  document.body.replaceChildren()
})

/** Headings, links and controls. A password field has no role, so only its name is read out. */
const isOfControl =
  /^(?:heading|navigation|form|link|textbox|radiogroup|radio|checkbox|combobox|button), |^(?:Пароль|Password)/

/** What a screen reader reads of headings and controls, from the beginning of the main part to its end. */
async function transcript(address: string, language: Language): Promise<string[]> {
  const { main } = await renderedPage(address, { language })
  document.body.innerHTML = main.outerHTML
  await virtual.start({ container: document.body })
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next()
  const phrases = await virtual.spokenPhraseLog()
  return phrases.filter((phrase) => isOfControl.test(phrase)).map((phrase) => phrase.replaceAll('\u00a0', ' '))
}

test('a screen reader announces each part of the sign-in page in Russian', async () => {
  expect(await transcript('/login?return_to=%2Ftours', 'ru')).toEqual([
    'navigation, Вход и регистрация',
    'link, Вход, current page',
    'link, Регистрация',
    'link, Организация',
    'heading, С возвращением, level 1',
    'form, Вход',
    'textbox, Электронная почта, required',
    'Пароль',
    'Пароль',
    'button, Показать пароль: Пароль, 1 control',
    'link, Забыли пароль?',
    'button, Войти',
  ])
})

test('a screen reader announces each part of the registration page in Russian', async () => {
  expect(await transcript('/registration', 'ru')).toEqual([
    'navigation, Вход и регистрация',
    'link, Вход',
    'link, Регистрация, current page',
    'link, Организация',
    'heading, Новый путешественник, level 1',
    'form, Регистрация',
    'textbox, Имя, required',
    'textbox, Фамилия, required',
    'textbox, Отчество (если есть)',
    'textbox, Электронная почта, Пришлём письмо с кнопкой подтверждения, required',
    'Пароль',
    'Пароль, От 8 знаков. Можно несколько слов через пробел',
    'button, Показать пароль: Пароль, 1 control',
    'Пароль ещё раз',
    'Пароль ещё раз',
    'button, Показать пароль: Пароль ещё раз, 1 control',
    'textbox, Дата рождения, ДД.ММ.ГГГГ',
    'button, Выбрать дату в календаре, not expanded, has popup dialog',
    'radiogroup, Пол, not required',
    'radio, Женский, not checked, position 1, set size 2',
    'radio, Мужской, not checked, position 2, set size 2',
    'radiogroup, Откуда вы, required',
    'radio, Житель Югры, not checked, position 1, set size 3',
    'radio, Из России, not checked, position 2, set size 3',
    'radio, Иностранный турист, not checked, position 3, set size 3',
    'combobox, Город или район, has popup listbox, not expanded',
    'textbox, Регион',
    'combobox, Страна, has popup listbox, not expanded, autocomplete in list',
    'button, Показать варианты, not expanded',
    'checkbox, Принимаю пользовательское соглашение и политику конфиденциальности, not checked, required',
    'link, пользовательское соглашение',
    'link, политику конфиденциальности',
    'checkbox, Даю согласие на обработку персональных данных, not checked, required',
    'link, обработку персональных данных',
    'button, Создать профиль',
  ])
})

test('a screen reader announces each part of the sign-in page in English', async () => {
  expect(await transcript('/login?return_to=%2Ftours', 'en')).toEqual([
    'navigation, Sign in and sign up',
    'link, Sign in, current page',
    'link, Sign up',
    'link, Organisation',
    'heading, Welcome back, level 1',
    'form, Sign in',
    'textbox, Email, required',
    'Password',
    'Password',
    'button, Show password: Password, 1 control',
    'link, Forgot your password?',
    'button, Sign in',
  ])
})

test('a screen reader announces each part of the registration page in English', async () => {
  expect(await transcript('/registration', 'en')).toEqual([
    'navigation, Sign in and sign up',
    'link, Sign in',
    'link, Sign up, current page',
    'link, Organisation',
    'heading, New traveller, level 1',
    'form, Sign up',
    'textbox, First name, required',
    'textbox, Last name, required',
    'textbox, Patronymic (if you have one)',
    'textbox, Email, We will email you a link to confirm it, required',
    'Password',
    'Password, At least 8 characters. Several words with spaces will do',
    'button, Show password: Password, 1 control',
    'Password again',
    'Password again',
    'button, Show password: Password again, 1 control',
    'textbox, Date of birth, DD.MM.YYYY',
    'button, Choose a date in the calendar, not expanded, has popup dialog',
    'radiogroup, Sex, not required',
    'radio, Female, not checked, position 1, set size 2',
    'radio, Male, not checked, position 2, set size 2',
    'radiogroup, Where you are from, required',
    'radio, Ugra resident, not checked, position 1, set size 3',
    'radio, From Russia, not checked, position 2, set size 3',
    'radio, Foreign tourist, not checked, position 3, set size 3',
    'combobox, Town or district, has popup listbox, not expanded',
    'textbox, Region',
    'combobox, Country, has popup listbox, not expanded, autocomplete in list',
    'button, Show options, not expanded',
    'checkbox, I accept the user agreement and the privacy policy, not checked, required',
    'link, user agreement',
    'link, privacy policy',
    'checkbox, I consent to the processing of personal data, not checked, required',
    'link, processing of personal data',
    'button, Create a profile',
  ])
})
