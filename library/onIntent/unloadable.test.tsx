import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { NumberStepper } from '../NumberStepper/NumberStepper.tsx'
import { SearchCombobox } from '../SearchCombobox/SearchCombobox.tsx'
import { Select } from '../Select/Select.tsx'
import { TerritoryPicker } from '../TerritoryPicker/TerritoryPicker.tsx'

const offline = vi.hoisted(() => () => Promise.reject(new Error('offline')))
vi.mock('../ComboBox/ComboBoxList.tsx', offline)
vi.mock('../NumberStepper/Stepping.tsx', offline)
vi.mock('../SearchCombobox/SearchMenu.tsx', offline)
vi.mock('../Select/SelectSearch.tsx', offline)
vi.mock('../TerritoryPicker/TerritoryList.tsx', offline)
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const towns = { ru: ['Сургут', 'Урай'], en: ['Surgut', 'Uray'] }
const town = { ru: 'Город', en: 'Town' }
const adults = { ru: 'Взрослые', en: 'Adults' }
const options = (language: OwnLanguage) => towns[language].map((label) => ({ value: label, label }))
const territories = (language: OwnLanguage) => towns[language].map((title, at) => ({ id: at + 1, title }))

/** What a screen reader says as a widget is reached, given keys, left and come back to. */
async function transcript(language: OwnLanguage, widget: ReactNode, control: string, keys: string) {
  const { container } = render(
    <LanguageProvider language={language}>
      {widget}
      <a href="#after">After</a>
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  act(() => container.querySelector<HTMLElement>(control)?.focus())
  await userEvent.keyboard(keys)
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  return virtual.spokenPhraseLog()
}

interface Case {
  title: string
  /** What is reached first, by a selector. */
  control: string
  keys: Readonly<Record<OwnLanguage, string>>
  widget: (language: OwnLanguage) => ReactNode
  announced: Readonly<Record<OwnLanguage, readonly string[]>>
}
const cases: readonly Case[] = [
  {
    title: 'a combobox whose list cannot be loaded takes a whole name',
    control: 'input',
    keys: { ru: 'урай', en: 'uray' },
    widget: (language) => <ComboBox label={town[language]} options={options(language)} />,
    announced: {
      ru: [
        'combobox, Город, has popup listbox, not expanded, autocomplete in list',
        'link, After',
        'combobox, Город, Урай, has popup listbox, not expanded, autocomplete in list',
      ],
      en: [
        'combobox, Town, has popup listbox, not expanded, autocomplete in list',
        'link, After',
        'combobox, Town, Uray, has popup listbox, not expanded, autocomplete in list',
      ],
    },
  },
  {
    title: 'a search whose menu cannot be loaded keeps its text and its button',
    control: 'input',
    keys: { ru: 'x', en: 'x' },
    widget: () => <SearchCombobox menu={{ kind: 'ready', suggestions: [] }} />,
    announced: {
      ru: [
        'combobox, Поиск по порталу, has popup listbox, not expanded, autocomplete in list',
        'button, Стереть',
        'combobox, Поиск по порталу, x, has popup listbox, not expanded, autocomplete in list',
      ],
      en: [
        'combobox, Search the portal, has popup listbox, not expanded, autocomplete in list',
        'button, Clear',
        'combobox, Search the portal, x, has popup listbox, not expanded, autocomplete in list',
      ],
    },
  },
  {
    title: 'a select whose search cannot be loaded opens no list of its own',
    control: 'select',
    keys: { ru: '{ArrowDown}', en: '{ArrowDown}' },
    widget: (language) => <Select label={town[language]} options={options(language)} isSearchable />,
    announced: {
      ru: [
        'combobox, Город, Сургут, has popup listbox, not expanded',
        'link, After',
        'combobox, Город, Сургут, has popup listbox, not expanded',
      ],
      en: [
        'combobox, Town, Surgut, has popup listbox, not expanded',
        'link, After',
        'combobox, Town, Surgut, has popup listbox, not expanded',
      ],
    },
  },
  {
    title: 'territories whose list cannot be loaded are buttons',
    control: 'summary',
    keys: { ru: '{ArrowDown}', en: '{ArrowDown}' },
    widget: (language) => <TerritoryPicker territories={territories(language)} action="/preferences" />,
    announced: {
      ru: ['Ещё 2', 'button, Сургут, 1, not pressed', 'Ещё 2'],
      en: ['2 more', 'button, Surgut, 1, not pressed', '2 more'],
    },
  },
  {
    title: 'territories that are all pinned have no list behind them',
    control: 'button[value="1"]',
    keys: { ru: '{ArrowDown}', en: '{ArrowDown}' },
    widget: (language) => (
      <TerritoryPicker territories={territories(language)} pinnedIds={[1, 2]} action="/preferences" />
    ),
    announced: {
      ru: ['button, Сургут, 1, not pressed', 'button, Урай, 2, not pressed', 'button, Сургут, 1, not pressed'],
      en: ['button, Surgut, 1, not pressed', 'button, Uray, 2, not pressed', 'button, Surgut, 1, not pressed'],
    },
  },
  {
    title: 'a number whose steps cannot be loaded is a text field with buttons',
    control: 'input',
    keys: { ru: '{ArrowUp}', en: '{ArrowUp}' },
    widget: (language) => <NumberStepper label={adults[language]} min={1} max={3} defaultValue={2} />,
    announced: {
      ru: ['textbox, Взрослые, 2', 'button, Больше Взрослые, 1 control', 'textbox, Взрослые, 2'],
      en: ['textbox, Adults, 2', 'button, More Adults, 1 control', 'textbox, Adults, 2'],
    },
  },
]

test.each(cases.flatMap((one) => (['ru', 'en'] as const).map((language) => ({ ...one, language }))))(
  '$title ($language)',
  async ({ language, widget, control, keys, announced }) => {
    expect(await transcript(language, widget(language), control, keys[language])).toEqual([
      'document',
      ...announced[language],
    ])
  },
)
