import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Every page is built alike, with one React. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    manifest: true,
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
