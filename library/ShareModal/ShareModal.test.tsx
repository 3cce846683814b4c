import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withDialogs } from '../Modal/testing.ts'
import { ShareModal, type ShareModalProps } from './ShareModal.tsx'

beforeEach(withDialogs)
afterEach(cleanup)

const url = 'https://example.org/share_track?token=3f9a'
const aShare = (props: Partial<ShareModalProps> = {}): ShareModalProps => ({
  defaultOpen: true,
  address: { status: 'ready', url },
  onCopy: () => Promise.resolve(),
  ...props,
})
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Адрес страницы' })
const status = () => screen.getByRole('status').textContent

test('the address is in a named read-only field', () => {
  render(<ShareModal {...aShare()} />)

  expect(screen.getByRole('dialog', { name: 'Поделиться ссылкой' }).contains(field())).toBe(true)
  expect([field().value, field().readOnly]).toEqual([url, true])
})

test('while the address is being made the field has a placeholder and is busy, and nothing can be copied', async () => {
  const copied: string[] = []
  render(<ShareModal {...aShare({ address: { status: 'making' }, onCopy: async (text) => void copied.push(text) })} />)

  await userEvent.click(screen.getByRole('button', { name: 'Скопировать' }))

  expect([field().value, field().placeholder, field().getAttribute('aria-busy')]).toEqual([
    '',
    'Готовим ссылку…',
    'true',
  ])
  expect([copied, status()]).toEqual([[], 'Готовим ссылку…'])
})

test('the caller copies the address, and the result is announced', async () => {
  const copied: string[] = []
  render(<ShareModal {...aShare({ onCopy: async (text) => void copied.push(text) })} />)
  const before = screen.getByRole('status')

  await userEvent.click(screen.getByRole('button', { name: 'Скопировать' }))

  expect([copied, status()]).toEqual([[url], 'Скопировано'])
  expect(screen.getByRole('status')).toBe(before)
})

test('if copying is refused, the address is selected, and a message says how to copy it', async () => {
  render(<ShareModal {...aShare({ onCopy: () => Promise.reject(new Error('refused')) })} />)

  await userEvent.click(screen.getByRole('button', { name: 'Скопировать' }))

  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, url.length])
  expect(status()).toContain('Ctrl + C')
})

test("the device's share dialog is offered only if the caller supports it", async () => {
  const shared: string[] = []
  const { rerender } = render(<ShareModal {...aShare()} />)
  expect(screen.queryByRole('button', { name: 'Отправить…' })).toBeNull()

  rerender(<ShareModal {...aShare({ onShare: (text) => shared.push(text) })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Отправить…' }))

  expect(shared).toEqual([url])
})

test('a failure is announced at once and can be retried', async () => {
  const tried: string[] = []
  render(<ShareModal {...aShare({ address: { status: 'failed', onRetry: () => tried.push('again') } })} />)

  expect(screen.getByRole('alert').textContent).toContain('Ссылка не получилась')
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))

  expect(tried).toEqual(['again'])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('when it opens again, the last result is not shown', async () => {
  const { rerender } = render(<ShareModal {...aShare({ isOpen: true })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Скопировать' }))

  rerender(<ShareModal {...aShare({ isOpen: false })} />)
  rerender(<ShareModal {...aShare({ isOpen: true })} />)

  expect(status()).toBe('')
})

test('it renders on the server, and the ref is the dialog', () => {
  expect(renderToString(<ShareModal {...aShare()} />)).toContain(url)

  const ref = createRef<HTMLDialogElement>()
  render(<ShareModal {...aShare()} ref={ref} />)
  expect(ref.current?.open).toBe(true)
})
