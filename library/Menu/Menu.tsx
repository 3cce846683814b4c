import type { MouseEvent, ReactNode, Ref } from 'react'
import { useImperativeHandle } from 'react'
import { Disclosure, shut } from '../Disclosure/Disclosure.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'
import { useListOnIntent } from '../onIntent/useListOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import { optionContent, type MenuOption } from './option.tsx'

export type { MenuOption }
export type MenuPart = 'menu' | 'button' | 'panel' | 'list' | 'option' | 'icon'

export interface MenuProps {
  /** The accessible name of the list. */
  label: string
  /** The accessible name of the button, if it is a picture or not clear enough. */
  buttonLabel?: string
  /** The content of the button, before an arrow. */
  children: ReactNode
  /**
   * Links, and submit buttons of the surrounding form. If any has `isChecked`, true or false, they are a single
   * choice.
   */
  options: readonly MenuOption[]
  ref?: Ref<HTMLDetailsElement | null>
  classNames?: ClassNames<MenuPart>
}

const loadList = withAriaMessages(() => import('./MenuList.tsx'))
const arrows = ['ArrowDown', 'ArrowUp']

/**
 * A button that opens a few commands. Without scripts it is a `<details>` with links and buttons; React Aria's menu
 * loads on intent.
 *
 * Keyboard: Enter, Space and ↓ open it and focus the checked option or the first, ↑ the last; ↓ and ↑ cycle through it,
 * Home and End go to its ends, letters to the option that begins with them; Enter chooses and closes, Space chooses;
 * Escape and Tab close it.
 *
 * Parts: `menu` contains the `button` and its `panel`, which contains the `list`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu({ label, buttonLabel, children, options, ref, classNames: c = {} }: MenuProps) {
  const { details, part, takeEnter, enter, press, upgrade } = useListOnIntent(loadList, arrows)
  useImperativeHandle<HTMLDetailsElement | null, HTMLDetailsElement | null>(ref, () => details.current)

  const close = () => details.current && shut(details.current)
  const opened = (isOpen: boolean) => {
    upgrade()
    if (isOpen && details.current?.querySelector('summary') === document.activeElement) enter('')
  }
  const closeChosen = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button')) close()
  }
  return (
    <div className={c.menu} onKeyDown={press}>
      <Disclosure
        ref={details}
        label={buttonLabel}
        {...(part && { popup: 'menu' })}
        onOpenChange={opened}
        summary={
          <>
            {children}
            <Icon path={chevronDown} size="sm" classNames={{ root: c.icon }} />
          </>
        }
        classNames={{ summary: c.button, panel: c.panel }}
      >
        {part ? (
          <part.MenuList {...{ label, options, classNames: c }} onEnterable={takeEnter} onClose={close} />
        ) : (
          <div className={c.list} role="group" aria-label={label} onClick={closeChosen}>
            {options.map((option) =>
              'href' in option ? (
                <a key={option.key} className={c.option} href={option.href}>
                  {optionContent(option, c)}
                </a>
              ) : (
                <button
                  key={option.key}
                  className={c.option}
                  type="submit"
                  name={option.name}
                  value={option.value}
                  aria-pressed={option.isChecked}
                >
                  {optionContent(option, c)}
                </button>
              ),
            )}
          </div>
        )}
      </Disclosure>
    </div>
  )
}
