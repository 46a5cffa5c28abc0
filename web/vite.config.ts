import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callersSide } from './build/callers-side.ts'
import { chunkGroups } from './build/chunks.ts'
import { componentStyles } from './build/component-styles.ts'
import { compressed } from './build/compressed.ts'
import { directImports } from './build/direct-imports.ts'
import { leanRouter } from './build/lean-router.ts'
import { pageNeeds } from './build/page-needs.ts'
import { pagesOfBuild } from './build/pages.ts'
import { pureContract } from './build/pure-contract.ts'
import { routePages } from './build/route-table.ts'
import { treeshake } from './build/treeshake.ts'

/** How the paths of calls begin; everything else is an address of the application. */
const calls = '^/(api|user|team|teams|template|send|files|demo)(/|\\?|$)'

const productPlugins = () => [
  react(),
  leanRouter(),
  directImports(),
  componentStyles(),
  callersSide(),
  pureContract(),
]

/** A build knows the pages: what each needs decides into which files the code is cut. */
async function forBuild() {
  const pages = await routePages()
  const groups = chunkGroups(await pageNeeds(productPlugins()), pages)
  return {
    plugins: [pagesOfBuild(pages), compressed()],
    output: {
      codeSplitting: { groups },
      // The start lists all files of the product; names that say more made it 2 kB larger.
      chunkFileNames: 'assets/[hash].js',
      assetFileNames: 'assets/[hash][extname]',
    },
  }
}

export default defineConfig(async ({ command }) => {
  const { plugins, output } = command === 'build' ? await forBuild() : { plugins: [], output: {} }
  return {
    plugins: [productPlugins(), plugins],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { treeshake, output },
    },
    server: { proxy: { [calls]: 'http://127.0.0.1:3000' } },
  }
})
