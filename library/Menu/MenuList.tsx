import { useEffect, useMemo, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useMenu, useMenuItem } from 'react-aria/useMenu'
import { useListState } from 'react-stately/useListState'
import type { TreeState } from 'react-stately/useTreeState'
import { pressKeys } from '../aria/pressKeys.ts'
import { OptionCollection, type CollectedOption } from '../aria/OptionCollection.ts'
import { localeOf } from '../messages/locale.ts'
import { reportScroll } from '../aria/reportScroll.ts'
import type { ClassNames } from '../dress.ts'
import { useLanguage } from '../messages/language.tsx'
import type { EnterList } from '../onIntent/useListOnIntent.ts'
import { optionContent, type MenuOption } from './option.tsx'

export interface MenuListProps {
  label: string
  options: readonly MenuOption[]
  /** Receives a function that focuses an option, or `null` once the list is unmounted. */
  onEnterable: (enter: EnterList | null) => void
  onClose: () => void
  classNames: ClassNames<'list' | 'option' | 'icon'>
}

/** The behaviour of a menu, loaded on intent. */
export const MenuList = (props: MenuListProps) => (
  <I18nProvider locale={localeOf(useLanguage())}>
    <List {...props} />
  </I18nProvider>
)

/** A menu without submenus, so nothing in it is expanded. */
const flat = { expandedKeys: new Set<string>(), toggleKey: () => {}, setExpandedKeys: () => {} }

function List({ label, options, onEnterable, onClose, classNames: c }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const collection = useMemo(
    () =>
      new OptionCollection(
        options.map((option) => ({
          key: option.key,
          text: option.title,
          ...('href' in option && { href: option.href }),
        })),
      ),
    [options],
  )
  const isChoice = options.some(({ isChecked }) => isChecked !== undefined)
  const listState = useListState<CollectedOption>({
    collection,
    selectionMode: isChoice ? 'single' : 'none',
    disallowEmptySelection: true,
    // The form owns the choice, and the options show it.
    selectedKeys: options.filter(({ isChecked }) => isChecked).map(({ key }) => key),
  })
  const state: TreeState<CollectedOption> = { ...listState, ...flat }
  const { selectionManager } = listState
  const { menuProps } = useMenu({ 'aria-label': label, onClose }, state, list)

  useEffect(() => {
    onEnterable(([key, ...rest]) => {
      pressKeys(list, rest)
      selectionManager.setFocused(true)
      const chosen = selectionManager.firstSelectedKey ?? collection.getFirstKey()
      selectionManager.setFocusedKey(key === 'ArrowUp' ? collection.getLastKey() : chosen)
    })
    return () => onEnterable(null)
  }, [onEnterable, selectionManager, collection])

  return (
    <div {...menuProps} ref={list} className={c.list} onFocusCapture={reportScroll}>
      {options.map((option) => (
        <Option key={option.key} option={option} state={state} classNames={c} />
      ))}
    </div>
  )
}

type OptionProps = { option: MenuOption; state: TreeState<CollectedOption>; classNames: MenuListProps['classNames'] }

function Option({ option, state, classNames: c }: OptionProps) {
  const ref = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  const { menuItemProps } = useMenuItem({ key: option.key }, state, ref)
  const content = optionContent(option, c)
  if ('href' in option) {
    return (
      // The click must reach the handler that follows links in the application: React Aria would stop it here.
      <a {...menuItemProps} ref={ref} className={c.option} href={option.href} onClick={undefined}>
        {content}
      </a>
    )
  }
  return (
    <button {...menuItemProps} ref={ref} className={c.option} type="submit" name={option.name} value={option.value}>
      {content}
    </button>
  )
}
