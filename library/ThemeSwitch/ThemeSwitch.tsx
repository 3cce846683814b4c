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
  value: ThemeChoice | null
  onValueChange?: (theme: ThemeChoice) => void
  /** Where `theme` is posted without JavaScript; the system's is an empty value. */
  action: string
  messages?: Partial<ThemeSwitchMessages>
  classNames?: ClassNames<ThemeSwitchPart>
}

const choices = [
  { theme: 'light', posted: 'light', icon: sun },
  { theme: 'dark', posted: 'dark', icon: moon },
  { theme: 'system', posted: '', icon: contrast },
] as const

export function ThemeSwitch({ value, onValueChange, action, messages, classNames = {} }: ThemeSwitchProps) {
  const words = useMessages(themeSwitchMessages, messages)
  const choose = (_name: string, posted: string) => {
    const choice = choices.find((one) => one.posted === posted)
    if (choice) onValueChange?.(choice.theme)
  }
  return (
    <ChoiceForm className={classNames.root} action={action} onChoose={onValueChange && choose} aria-label={words.theme}>
      {choices.map(({ theme, posted, icon }) => (
        <button
          key={theme}
          className={classNames.button}
          type="submit"
          name="theme"
          value={posted}
          aria-pressed={theme === value}
          aria-label={words[theme]}
          title={words[theme]}
        >
          <Icon path={icon} size="sm" classNames={{ root: classNames.icon }} />
        </button>
      ))}
    </ChoiceForm>
  )
}
