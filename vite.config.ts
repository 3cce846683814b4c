import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyScript } from './site/inlined-scripts.ts'

/** What Storybook and the unit tests share; the portal itself is built by `site/vite.config.ts`. */
export default defineConfig({
  plugins: [earlyScript(), vanillaExtractPlugin(), react()],
})
