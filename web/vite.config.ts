import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { callPattern } from '../contract/src/wire/api.ts'
import { callersSide } from './build/callers-side.ts'
import { componentStyles } from './build/component-styles.ts'
import { compressed } from './build/compressed.ts'
import { directImports } from './build/direct-imports.ts'
import { leanRouter } from './build/lean-router.ts'
import { pagesOfBuild } from './build/pages.ts'
import { pureContract } from './build/pure-contract.ts'

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
  server: { proxy: { [callPattern]: 'http://127.0.0.1:3000' } },
})

export default defineConfig(mergeConfig(product(), { plugins: [pagesOfBuild(product), compressed()] }))
