import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'

/** How the paths of calls begin; everything else is an address of the application. */
const calls = '^/(api|user|team|teams|template|send|files|demo)(/|\\?|$)'

/** Each file once more, compressed: the server hands out what is there instead of compressing at every request. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets')
    for (const name of readdirSync(folder).filter((file) => /\.(js|css|json|svg)$/.test(file))) {
      const content = readFileSync(join(folder, name))
      if (content.length < 1024) continue
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
      writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    }
  },
})

export default defineConfig({
  plugins: [react(), compressed()],
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
})
