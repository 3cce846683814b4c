import { useState, type Ref } from 'react'
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { contrast, eye, moon, sun } from '../Icon/icons.ts'
import { Menu, type MenuPart } from '../Menu/Menu.tsx'
import { themeSwitchMessages, type ThemeSwitchMessages } from '../messages/ThemeSwitch.ts'
import { useMessages } from '../messages/useMessages.ts'

export type ThemeSwitchPart = 'root' | MenuPart
/** Light, dark, or the setting of the visitor's system. */
export type ThemeChoice = 'light' | 'dark' | 'system'
/**
 * A theme besides the three, such as one for low vision. While it is on, it is in the menu after them, checked.
 * `posted`: the value of `theme`.
 */
export type OtherTheme = { title: string; posted: string }

export interface ThemeSwitchProps {
  value?: ThemeChoice | OtherTheme
  defaultValue?: ThemeChoice | OtherTheme
  /** Called with the choice of one of the three, instead of posting it. */
  onChange?: (theme: ThemeChoice) => void
  /** The address to which `theme` is posted without JavaScript or `onChange`; an empty value is the system setting. */
  action: string
  ref?: Ref<HTMLFormElement>
  messages?: Partial<ThemeSwitchMessages>
  classNames?: ClassNames<ThemeSwitchPart>
}

const system = { theme: 'system', posted: '', icon: contrast } as const
const choices = [
  { theme: 'light', posted: 'light', icon: sun },
  { theme: 'dark', posted: 'dark', icon: moon },
  system,
] as const

/**
 * Light, dark, or the system's setting: a button that shows the current choice and opens a menu of the three. Without
 * scripts it is a plain form.
 *
 * Keyboard: as in `Menu`.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function ThemeSwitch({
  value,
  defaultValue = 'system',
  onChange,
  action,
  ref,
  messages,
  classNames = {},
}: ThemeSwitchProps) {
  const words = useMessages(themeSwitchMessages, messages)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value === undefined ? own : value
  const choose = (_name: string, posted: string) => {
    const choice = choices.find((one) => one.posted === posted)
    if (!choice) return
    setOwn(choice.theme)
    onChange?.(choice.theme)
  }
  const other =
    typeof chosen === 'object'
      ? [{ key: 'other', title: chosen.title, icon: eye, name: 'theme', value: chosen.posted, isChecked: true }]
      : []
  const options = [
    ...choices.map(({ theme, posted, icon }) => ({
      key: theme,
      title: words[theme],
      icon,
      name: 'theme',
      value: posted,
      isChecked: theme === chosen,
    })),
    ...other,
  ]
  const shown = options.find(({ isChecked }) => isChecked)
  return (
    <ChoiceForm
      ref={ref}
      className={classNames.root}
      action={action}
      onChoose={onChange && choose}
      aria-label={words.theme}
    >
      <Menu
        label={words.theme}
        buttonLabel={shown ? `${words.theme}: ${shown.title}` : words.theme}
        options={options}
        classNames={classNames}
      >
        <Icon path={(shown ?? system).icon} size="sm" classNames={{ root: classNames.icon }} />
      </Menu>
    </ChoiceForm>
  )
}
