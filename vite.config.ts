import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What Storybook and the unit tests share; the portal itself is built by `site/vite.config.ts`. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
})
