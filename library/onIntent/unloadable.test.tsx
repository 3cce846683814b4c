import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { closedCombobox, inLanguages } from './testing/phrases.ts'
import { onIntentNames, onIntentWidgets, type OnIntentWidget } from './testing/widgets.tsx'

const offline = vi.hoisted(() => () => Promise.reject(new Error('offline')))
vi.mock('../ComboBox/ComboBoxList.tsx', offline)
vi.mock('../DatePicker/Calendar.tsx', offline)
vi.mock('../Gallery/Lightbox.tsx', offline)
vi.mock('../Menu/MenuList.tsx', offline)
vi.mock('../Notifications/ToastRegion.tsx', offline)
vi.mock('../NumberStepper/Stepping.tsx', offline)
vi.mock('../SearchCombobox/SearchMenu.tsx', offline)
vi.mock('../Select/SelectSearch.tsx', offline)
vi.mock('../SortableList/Sorting.tsx', offline)
vi.mock('../TerritoryPicker/TerritoryList.tsx', offline)
afterEach(async () => {
  await virtual.stop()
  cleanup()
  location.hash = ''
})

/** What a screen reader says when a widget gets focus, receives keys, loses focus and gets it again. */
async function transcript(name: OnIntentWidget, language: OwnLanguage, keys: string) {
  const { draw, control } = onIntentWidgets[name]
  const { container } = render(
    <LanguageProvider language={language}>
      {draw(language)}
      <a href="#after">After</a>
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  act(() => container.querySelector<HTMLElement>(control)?.focus())
  await userEvent.keyboard(keys)
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  return virtual.spokenPhraseLog()
}

interface Case {
  /** What the widget does without its behaviour. */
  is: string
  keys: Readonly<Record<OwnLanguage, string>>
  announced: Readonly<Record<OwnLanguage, readonly string[]>>
}
const both = (keys: string) => ({ ru: keys, en: keys })

const cases: Readonly<Record<OnIntentWidget, Case>> = {
  ComboBox: {
    is: 'takes a whole name',
    keys: { ru: 'урай', en: 'uray' },
    announced: inLanguages({ ru: { label: 'Город', town: 'Урай' }, en: { label: 'Town', town: 'Uray' } }, (words) => [
      closedCombobox(words.label, 'autocomplete in list'),
      'link, After',
      closedCombobox(`${words.label}, ${words.town}`, 'autocomplete in list'),
    ]),
  },
  DatePicker: {
    is: 'takes a typed date',
    keys: both('30112025'),
    announced: inLanguages(
      {
        ru: { label: 'Дата', format: 'ДД.ММ.ГГГГ', change: 'Изменить дату: 30\u00a0ноября 2025' },
        en: { label: 'Date', format: 'DD.MM.YYYY', change: 'Change the date: 30\u00a0November 2025' },
      },
      ({ label, format, change }) => [
        `textbox, ${label}, ${format}`,
        `button, ${change}, not expanded, has popup dialog`,
        `textbox, ${label}, 30.11.2025, ${format}`,
      ],
    ),
  },
  Gallery: {
    is: 'has links that are followed',
    keys: both('{Enter}'),
    announced: inLanguages(
      {
        ru: { open: 'Открыть картинку', towns: ['Сургут', 'Урай', 'Сургут'] },
        en: { open: 'Open the picture', towns: ['Surgut', 'Uray', 'Surgut'] },
      },
      ({ open, towns }) => towns.map((town) => `link, ${open}: ${town}`),
    ),
  },
  Menu: {
    is: 'has links that Tab goes through',
    keys: both('{ArrowDown}'),
    announced: { ru: ['Кабинет', 'link, Сургут', 'Кабинет'], en: ['Account', 'link, Surgut', 'Account'] },
  },
  Notifications: {
    is: 'can be dismissed, and are not left by F6',
    keys: both('{F6}'),
    announced: inLanguages(
      { ru: { added: 'Добавлено', dismiss: 'Закрыть' }, en: { added: 'Added', dismiss: 'Dismiss' } },
      ({ added, dismiss }) => {
        const notice = [`alertdialog, ${added}, not modal`, `button, ${dismiss}: ${added}`]
        return [...notice, 'link, After', ...notice]
      },
    ),
  },
  NumberStepper: {
    is: 'is a text field with buttons',
    keys: both('{ArrowUp}'),
    announced: {
      ru: ['textbox, Взрослые, 2', 'button, Больше Взрослые, 1 control', 'textbox, Взрослые, 2'],
      en: ['textbox, Adults, 2', 'button, More Adults, 1 control', 'textbox, Adults, 2'],
    },
  },
  SearchCombobox: {
    is: 'keeps its text and its button',
    keys: both('x'),
    announced: inLanguages(
      { ru: { label: 'Поиск по порталу', clear: 'Стереть' }, en: { label: 'Search the portal', clear: 'Clear' } },
      ({ label, clear }) => [
        closedCombobox(label, 'autocomplete in list'),
        `button, ${clear}`,
        closedCombobox(`${label}, x`, 'autocomplete in list'),
      ],
    ),
  },
  Select: {
    is: 'opens no list of its own',
    keys: both('{ArrowDown}'),
    announced: inLanguages({ ru: 'Город, Сургут', en: 'Town, Surgut' }, (name) => [
      closedCombobox(name),
      'link, After',
      closedCombobox(name),
    ]),
  },
  SortableList: {
    is: 'is sorted by the buttons of its rows',
    keys: both('{ArrowDown}'),
    announced: {
      ru: ['link, Сургут', 'button, Выше: Сургут, up', 'link, Сургут'],
      en: ['link, Surgut', 'button, Move up: Surgut, up', 'link, Surgut'],
    },
  },
  TerritoryPicker: {
    is: 'has buttons',
    keys: both('{ArrowDown}'),
    announced: {
      ru: ['Ещё 3', 'button, Сургут, 0, not pressed', 'Ещё 3'],
      en: ['3 more', 'button, Surgut, 0, not pressed', '3 more'],
    },
  },
}

test.each(
  onIntentNames.flatMap((name) => (['ru', 'en'] as const).map((language) => ({ name, language, ...cases[name] }))),
)('$name, whose behaviour cannot be loaded, $is ($language)', async ({ name, language, keys, announced }) => {
  expect(await transcript(name, language, keys[language])).toEqual(announced[language])
})
