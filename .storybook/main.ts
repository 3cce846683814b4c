import type { StorybookConfig } from '@storybook/react-vite'
import { messageCatalogues } from '../site/messages/vite-plugin.ts'
import { regionContent } from './pages/region-plugin.ts'

const config: StorybookConfig = {
  stories: ['./about/*.mdx', './*.stories.tsx', './pages/*.stories.tsx', '../library/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The accessibility checker and the preview are large, but nothing of this build is served to visitors.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), messageCatalogues(), regionContent()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
}
export default config
