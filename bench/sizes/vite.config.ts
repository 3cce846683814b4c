import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'

/** One component as an application bundles it, without React. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    write: false,
    modulePreload: false,
    rolldownOptions: {
      external: /^react(-dom)?(\/|$)/,
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false },
    },
  },
})
