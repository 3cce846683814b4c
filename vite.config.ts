import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyScript } from './site/inlined-scripts.ts'

/** Settings that Storybook and the unit tests share; `site/vite.config.ts` builds the portal itself. */
export default defineConfig({
  plugins: [earlyScript(), vanillaExtractPlugin(), react()],
})
