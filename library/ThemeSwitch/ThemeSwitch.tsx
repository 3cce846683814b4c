import { useState, type Ref } from 'react'
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { contrast, moon, sun } from '../Icon/icons.ts'
import { themeSwitchMessages, type ThemeSwitchMessages } from '../messages/ThemeSwitch.ts'
import { useMessages } from '../messages/useMessages.ts'

export type ThemeSwitchPart = 'root' | 'button' | 'icon'
export type ThemeChoice = 'light' | 'dark' | 'system'

export interface ThemeSwitchProps {
  /** `null`: another theme is on, as one for low vision. */
  value?: ThemeChoice | null
  defaultValue?: ThemeChoice | null
  /** Takes the choice in place of the post. */
  onChange?: (theme: ThemeChoice) => void
  /** Where `theme` is posted without JavaScript, or without `onChange`; the system's is an empty value. */
  action: string
  ref?: Ref<HTMLFormElement>
  messages?: Partial<ThemeSwitchMessages>
  classNames?: ClassNames<ThemeSwitchPart>
}

const choices = [
  { theme: 'light', posted: 'light', icon: sun },
  { theme: 'dark', posted: 'dark', icon: moon },
  { theme: 'system', posted: '', icon: contrast },
] as const

/**
 * Light, dark, or as the system has it: three buttons of which one is pressed. A plain post before any script.
 *
 * Keyboard: Tab goes through the three, Enter and Space choose.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/ a toggle button
 */
export function ThemeSwitch({ value, defaultValue = 'system', onChange, action, ref, messages, classNames = {} }: ThemeSwitchProps) {
  const words = useMessages(themeSwitchMessages, messages)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value === undefined ? own : value
  const choose = (_name: string, posted: string) => {
    const choice = choices.find((one) => one.posted === posted)
    if (!choice) return
    setOwn(choice.theme)
    onChange?.(choice.theme)
  }
  return (
    <ChoiceForm ref={ref} className={classNames.root} action={action} onChoose={onChange && choose} aria-label={words.theme}>
      {choices.map(({ theme, posted, icon }) => (
        <button
          key={theme}
          className={classNames.button}
          type="submit"
          name="theme"
          value={posted}
          aria-pressed={theme === chosen}
          aria-label={words[theme]}
          title={words[theme]}
        >
          <Icon path={icon} size="sm" classNames={{ root: classNames.icon }} />
        </button>
      ))}
    </ChoiceForm>
  )
}
