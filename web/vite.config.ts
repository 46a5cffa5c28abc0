import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, runnerImport, type UserConfig } from 'vite'
import { callersSide } from './build/callers-side.ts'
import { componentStyles } from './build/component-styles.ts'
import { compressed } from './build/compressed.ts'
import { directImports } from './build/direct-imports.ts'
import { heldImports } from './build/held-imports.ts'
import { leanIds } from './build/lean-ids.ts'
import { leanRouter } from './build/lean-router.ts'
import { pagesOfBuild } from './build/pages.ts'
import { pureContract } from './build/pure-contract.ts'
import { workerOfBuild } from './build/worker.ts'

const product = (): UserConfig => ({
  plugins: [
    react(),
    leanRouter(),
    leanIds(),
    directImports(),
    componentStyles(),
    callersSide(),
    pureContract(),
    heldImports(),
  ],
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
})

/** While developing, calls go to the server beside it; every other path is an address of the application. */
async function besideTheServer(): Promise<UserConfig> {
  const { module } = await runnerImport<{ callPattern: string }>(
    fileURLToPath(new URL('../contract/src/wire/api.ts', import.meta.url)),
  )
  return { server: { proxy: { [module.callPattern]: 'http://127.0.0.1:3000' } } }
}

export default defineConfig(async ({ command }) =>
  mergeConfig(
    mergeConfig(product(), { plugins: [pagesOfBuild(product), compressed(), workerOfBuild()] }),
    command === 'serve' ? await besideTheServer() : {},
  ),
)
