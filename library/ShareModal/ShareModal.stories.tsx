import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ShareModal } from './dressed.ts'

const meta = {
  title: 'Controls/ShareModal',
  component: ShareModal,
  parameters: { layout: 'fullscreen' },
  args: {
    defaultOpen: true,
    address: { status: 'ready', url: 'https://example.org/share_track?token=3f9a6c' },
    onCopy: () => Promise.resolve(),
    title: 'Поделиться треком',
    children: <p>По ссылке трек увидит любой. Изменить его сможете только вы.</p>,
  },
  decorators: [(Story) => <div style={{ minBlockSize: '34rem' }}>{Story()}</div>],
} satisfies Meta<typeof ShareModal>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Making: Story = { args: { address: { status: 'making' }, onShare: () => {} } }
export const WithDeviceList: Story = { args: { onShare: () => {} } }
export const Failed: Story = { args: { address: { status: 'failed', onRetry: () => {} } } }
export const LongAddress: Story = {
  args: {
    title: undefined,
    children: undefined,
    address: { status: 'ready', url: `https://example.org/share_track?token=${'3f9a6c'.repeat(30)}` },
  },
}
export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Скопировать|Copy/ }))
    await expect(await canvas.findByText(/Скопировано|Copied/)).toHaveRole('status')
  },
}
export const NotCopied: Story = {
  args: { onCopy: () => Promise.reject(new Error('refused')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Скопировать|Copy/ }))
    await expect(await canvas.findByText(/Ctrl \+ C/)).toHaveRole('status')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
