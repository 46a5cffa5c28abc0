import { cpSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vite'

/** One bundle per command; dependencies stay in node_modules, the contract is compiled in. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    minify: false,
    rollupOptions: {
      // Flat: files that are read at run time are found beside the file that reads them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      input: {
        main: 'src/main.ts',
        'build-template': 'src/commands/build-template.ts',
        'create-owner': 'src/commands/create-owner.ts',
        seed: 'src/commands/seed.ts',
      },
    },
  },
  ssr: { noExternal: ['@foyer/contract'] },
  plugins: [
    {
      name: 'files-read-at-run-time',
      closeBundle() {
        cpSync('src/db/migrations', 'dist/migrations', { recursive: true })
        for (const name of ['database-worker.mjs', 'tar-entries.mjs'])
          cpSync(`src/db/embedded/${name}`, `dist/${name}`)
        for (const name of ['gazetteer-worker.mjs', 'gazetteer-names.mjs', 'coast.mjs'])
          cpSync(`src/gateways/maps/${name}`, `dist/${name}`)
        for (const name of ['worker', 'archive', 'cells', 'text'])
          cpSync(`src/features/intake/import/reader/spreadsheet-${name}.mjs`, `dist/spreadsheet-${name}.mjs`)
        const printer = 'src/features/quotations/paper/printer'
        for (const name of readdirSync(printer).filter((file) => file.endsWith('.mjs')))
          cpSync(`${printer}/${name}`, `dist/${name}`)
      },
    },
  ],
})
