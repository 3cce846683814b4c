import { useState, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { useRepeatedPress } from '../Button/useRepeatedPress.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { heart } from '../Icon/icons.ts'
import { favoriteControlMessages, type FavoriteControlMessages } from '../messages/FavoriteControl.ts'
import { useMessages } from '../messages/useMessages.ts'

export type FavoriteControlPart = 'root' | 'icon' | 'label'

interface OwnProps {
  /** If `false`, nothing is rendered. */
  isEnabled?: boolean
  isFavorite?: boolean
  defaultFavorite?: boolean
  /** Without it a button with `isFavorite` submits its form; with it the form is submitted only without scripts. */
  onChange?: (isFavorite: boolean) => void
  /** The change is being sent: the button keeps focus and ignores presses. */
  isPending?: boolean
  /** Follows the label in the accessible name, because a screen reader may not announce the card around it. */
  objectTitle: string
  /** Shows only the heart; the accessible name stays. */
  isIconOnly?: boolean
  messages?: Partial<FavoriteControlMessages>
  classNames?: ClassNames<FavoriteControlPart>
}
export type FavoriteControlProps = OwnProps &
  Omit<ComponentPropsWithRef<'button'>, keyof OwnProps | 'children' | 'type'>

/**
 * Adds an object to the visitor's favourites or removes it. The name is the same in both states, which `aria-pressed`
 * distinguishes. Keyboard: Enter and Space.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function FavoriteControl(props: FavoriteControlProps) {
  const {
    isEnabled = true,
    isFavorite,
    defaultFavorite = false,
    onChange,
    isPending,
    objectTitle,
    isIconOnly,
    ...others
  } = props
  const { messages, className, classNames: c = {}, ...rest } = others
  const { favorite } = useMessages(favoriteControlMessages, messages)
  const [isFavoriteInside, setFavoriteInside] = useState(defaultFavorite)
  const isRepeated = useRepeatedPress()
  if (!isEnabled) return null

  const isPressed = isFavorite ?? isFavoriteInside
  const isSent = isFavorite !== undefined && !onChange
  const press = (event: MouseEvent) => {
    if (isSent && !isPending) return
    event.preventDefault()
    if (isPending || isRepeated(event)) return
    setFavoriteInside(!isPressed)
    onChange?.(!isPressed)
  }
  return (
    <button
      {...rest}
      type={isSent || rest.form !== undefined ? 'submit' : 'button'}
      onClick={press}
      className={[c.root, className].filter(Boolean).join(' ') || undefined}
      aria-pressed={isPressed}
      aria-label={`${favorite}: ${objectTitle}`}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      data-icon-only={isIconOnly || undefined}
    >
      <Icon path={heart} size={isIconOnly ? 'md' : 'sm'} className={c.icon} />
      {!isIconOnly && <span className={c.label}>{favorite}</span>}
    </button>
  )
}
