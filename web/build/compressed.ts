import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this many bytes a file is sent as it is. */
const smallest = 512

/** How a file travels to a browser that knows no better way. */
export const asSent = (content: Buffer): Buffer =>
  content.length < smallest ? content : gzipSync(content, { level: 9 })

/** Each file once more, compressed: the server hands out what is there instead of compressing at every request. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets')
    for (const name of readdirSync(folder).filter((file) => /\.(js|css|json|svg)$/.test(file))) {
      const content = readFileSync(join(folder, name))
      if (content.length < smallest) continue
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
      writeFileSync(join(folder, `${name}.gz`), asSent(content))
    }
  },
})
