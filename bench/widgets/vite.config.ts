import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadHelper } from '../../site/preload-helper.ts'
import { reactModules } from '../../site/react-modules.ts'
import { secondMinifier } from '../../site/second-minifier.ts'

/** Builds every page in the same way, like the portal: one React, as modules; all first scripts in one file. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [reactModules(), vanillaExtractPlugin(), react(), preloadHelper(), secondMinifier()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    manifest: true,
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { pluginTimings: false, importIsUndefined: false },
      output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } },
    },
  },
})
