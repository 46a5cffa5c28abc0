import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { pagesOfBuild } from './build/pages.ts'
import { routePages } from './build/route-table.ts'
import { chunkGroups } from './chunks.ts'

/** How the paths of calls begin; everything else is an address of the application. */
const calls = '^/(api|user|team|teams|template|send|files|demo)(/|\\?|$)'

export default defineConfig(async ({ command }) => ({
  plugins: [react(), ...(command === 'build' ? [pagesOfBuild(await routePages()), compressed()] : [])],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The start holds what every page needs; in pieces it would be no quicker.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { [calls]: 'http://127.0.0.1:3000' } },
}))
