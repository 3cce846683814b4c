import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds a page with only the map. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  worker: { format: 'es' },
  build: { emptyOutDir: true, chunkSizeWarningLimit: 2_000, rolldownOptions: { checks: { pluginTimings: false } } },
})
