import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { callersSide } from './build/callers-side.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { componentStyles } from './build/component-styles.ts'
import { compressed } from './build/compressed.ts'
import { directImports } from './build/direct-imports.ts'
import { leanRouter } from './build/lean-router.ts'
import { pagesOfBuild } from './build/pages.ts'
import { piecesOf } from './build/pieces.ts'
import { pureContract } from './build/pure-contract.ts'
import { routePages } from './build/route-table.ts'

/** How the paths of calls begin; everything else is an address of the application. */
const calls = '^/(api|user|team|teams|template|send|files|demo)(/|\\?|$)'

const product = (): UserConfig => ({
  plugins: [react(), leanRouter(), directImports(), componentStyles(), callersSide(), pureContract()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Reading a property has no effect, so a class that extends `React.Component` is left out where nothing uses it.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false }, checks: { pluginTimings: false } },
  },
  server: { proxy: { [calls]: 'http://127.0.0.1:3000' } },
})

/** A build knows the pages: what each needs decides into which files the code is cut. */
async function withFilesForPages(): Promise<UserConfig> {
  const pages = await routePages()
  const groups = chunkGroups(await piecesOf(pages, product()), pages)
  const output = {
    codeSplitting: { groups },
    // The start lists all files of the product; names that say more made it 2 kB larger.
    chunkFileNames: 'assets/[hash].js',
    assetFileNames: 'assets/[hash][extname]',
  }
  return mergeConfig(product(), {
    plugins: [pagesOfBuild(pages), compressed()],
    build: { rolldownOptions: { output } },
  })
}

export default defineConfig(({ command }) => (command === 'build' ? withFilesForPages() : product()))
