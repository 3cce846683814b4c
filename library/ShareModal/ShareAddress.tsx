import { useId, useRef, useState } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { checkCircle, copy as copyIcon, share as shareIcon } from '../Icon/icons.ts'
import type { ShareModalMessages } from '../messages/ShareModal.ts'

export type ShareAddressPart = 'field' | 'label' | 'input' | 'buttons' | 'copy' | 'share' | 'icon' | 'note'

interface ShareAddressProps {
  /** `null` while the server is making it. */
  url: string | null
  onCopy: (text: string) => Promise<void>
  onShare: ((url: string) => void) | undefined
  words: ShareModalMessages
  classNames: ClassNames<ShareAddressPart>
}
type Copying = 'none' | 'copied' | 'refused'

export function ShareAddress({ url, onCopy, onShare, words, classNames: c }: ShareAddressProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [copying, setCopying] = useState<Copying>('none')
  const isMaking = url === null

  const copy = async () => {
    if (url === null) return
    try {
      await onCopy(url)
      setCopying('copied')
    } catch {
      setCopying('refused')
      input.current?.select()
      input.current?.focus()
    }
  }
  const notes: Record<Copying, string> = {
    none: isMaking ? words.making : '',
    copied: words.copied,
    refused: words.notCopied,
  }
  const idle = { 'aria-disabled': isMaking || undefined, 'data-disabled': isMaking || undefined }
  return (
    <div className={c.field}>
      <label className={c.label} htmlFor={id}>
        {words.address}
      </label>
      <input
        ref={input}
        id={id}
        className={c.input}
        type="url"
        readOnly
        value={url ?? ''}
        placeholder={words.making}
        aria-busy={isMaking || undefined}
        aria-describedby={`${id}note`}
        data-loading={isMaking || undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={c.buttons}>
        <button type="button" className={c.copy} data-variant="primary" {...idle} onClick={() => void copy()}>
          <Icon path={copying === 'copied' ? checkCircle : copyIcon} size="sm" className={c.icon} />
          {words.copy}
        </button>
        {onShare && (
          <button
            type="button"
            className={c.share}
            data-variant="secondary"
            {...idle}
            onClick={() => url !== null && onShare(url)}
          >
            <Icon path={shareIcon} size="sm" className={c.icon} />
            {words.share}
          </button>
        )}
      </div>
      <p id={`${id}note`} className={c.note} role="status" data-state={isMaking ? 'making' : copying}>
        {notes[copying]}
      </p>
    </div>
  )
}
