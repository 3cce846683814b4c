import type { ReactNode } from 'react'
import { ComboBox } from '../../ComboBox/ComboBox.tsx'
import { DatePicker } from '../../DatePicker/DatePicker.tsx'
import { Gallery } from '../../Gallery/Gallery.tsx'
import { Menu } from '../../Menu/Menu.tsx'
import type { OwnLanguage } from '../../messages/language.tsx'
import { Notifications } from '../../Notifications/Notifications.tsx'
import { NumberStepper } from '../../NumberStepper/NumberStepper.tsx'
import { PlannerItem } from '../../PlannerItem/PlannerItem.tsx'
import { SearchCombobox } from '../../SearchCombobox/SearchCombobox.tsx'
import { Select } from '../../Select/Select.tsx'
import { SortableList } from '../../SortableList/SortableList.tsx'
import { TerritoryPicker } from '../../TerritoryPicker/TerritoryPicker.tsx'

/** How to render and reach a widget whose behaviour loads on intent. */
export interface OnIntentCase {
  draw: (language: OwnLanguage) => ReactNode
  /** The selector of its control, which a visitor reaches first. */
  control: string
  /** The selector of the button or link that opens it, if its behaviour is not visible before. */
  opener?: string
  /** The selector of an element that only its behaviour renders, if there is one. */
  drawn?: string
}

const towns = { ru: ['Сургут', 'Урай', 'Нягань'], en: ['Surgut', 'Uray', 'Nyagan'] }
const words = {
  ru: { town: 'Город', adults: 'Взрослые', date: 'Дата', pictures: 'Картинки', account: 'Кабинет', added: 'Добавлено' },
  en: { town: 'Town', adults: 'Adults', date: 'Date', pictures: 'Pictures', account: 'Account', added: 'Added' },
}
const options = (language: OwnLanguage) => towns[language].map((label) => ({ value: label, label }))

/** Every widget whose behaviour loads on intent. */
export const onIntentWidgets = {
  ComboBox: {
    draw: (language) => <ComboBox label={words[language].town} name="town" options={options(language)} />,
    control: 'input',
    drawn: '[role=status]',
  },
  DatePicker: {
    draw: (language) => <DatePicker label={words[language].date} name="date" today="2025-11-21" />,
    control: 'input',
    opener: 'button',
    drawn: 'dialog[open] table',
  },
  Gallery: {
    draw: (language) => (
      <Gallery
        label={words[language].pictures}
        pictures={towns[language].map((alt, id) => ({
          id,
          picture: <img src={`/${id}.svg`} alt="" />,
          full: { src: `#${language}${id}`, alt },
        }))}
      />
    ),
    control: 'a',
    opener: 'a',
    drawn: 'dialog[open] img',
  },
  Menu: {
    draw: (language) => (
      <Menu
        label={words[language].account}
        options={towns[language].map((title, key) => ({ key: `${key}`, title, href: `#${key}` }))}
      >
        {words[language].account}
      </Menu>
    ),
    control: 'summary',
    drawn: '[role=menu]',
  },
  Notifications: {
    draw: (language) => (
      <Notifications notifications={[{ id: 1, text: words[language].added, tone: 'done' }]} onDismiss={() => {}} />
    ),
    control: 'button',
  },
  NumberStepper: {
    draw: (language) => <NumberStepper label={words[language].adults} name="adults" min={1} max={3} defaultValue={2} />,
    control: 'input',
    drawn: '[role=spinbutton]',
  },
  SearchCombobox: {
    draw: () => <SearchCombobox menu={{ kind: 'ready', suggestions: [] }} />,
    control: 'input',
    drawn: '[role=status]',
  },
  Select: {
    draw: (language) => <Select label={words[language].town} name="town" options={options(language)} isSearchable />,
    control: 'select',
    drawn: 'select[aria-expanded]',
  },
  SortableList: {
    draw: (language) => (
      <SortableList
        label={words[language].town}
        items={towns[language].map((text) => ({ key: text, text }))}
        onReorder={() => {}}
      >
        {({ key, text }, row, index) => (
          <PlannerItem {...row} sortKey={key} title={text} href={`#${index}`} number={index + 1} onAction={() => {}} />
        )}
      </SortableList>
    ),
    control: 'a',
    drawn: '[data-grip]',
  },
  TerritoryPicker: {
    draw: (language) => (
      <TerritoryPicker territories={towns[language].map((title, id) => ({ id, title }))} action="/preferences" />
    ),
    control: 'summary',
    drawn: '[role=listbox]',
  },
} satisfies Readonly<Record<string, OnIntentCase>>

/** The name of one of these widgets. */
export type OnIntentWidget = keyof typeof onIntentWidgets

const isWidget = (name: string): name is OnIntentWidget => Object.hasOwn(onIntentWidgets, name)
export const onIntentNames: readonly OnIntentWidget[] = Object.keys(onIntentWidgets).filter(isWidget)
