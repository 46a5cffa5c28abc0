import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const server = fileURLToPath(new URL('../..', import.meta.url))
const embedded = fileURLToPath(new URL('../db/embedded', import.meta.url))

export interface Program {
  start: (...parameters: string[]) => Child
  remove: () => void
}

interface Child {
  pid: number
  /** What it has written so far, line by line. */
  lines: string[]
  /** Waits for the next line that was not read yet; undefined when it has ended. */
  nextLine: () => Promise<string | undefined>
  /** Kills it like a power cut, and waits until all its output is read. */
  kill: () => Promise<void>
  /** Closes its input, which asks it to end. */
  finish: () => Promise<void>
}

/** Bundles one of `children/` for plain Node, with the database worker beside it, as the build does. */
export async function bundleChild(name: string): Promise<Program> {
  fs.mkdirSync(join(server, '.cache'), { recursive: true })
  // Inside the project, so that its packages are found.
  const folder = fs.mkdtempSync(join(server, '.cache', `${name}-`))
  await build({
    configFile: false,
    root: server,
    logLevel: 'warn',
    build: {
      ssr: `src/testing/children/${name}.ts`,
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  })
  for (const file of ['database-worker.mjs', 'tar-entries.mjs'])
    fs.copyFileSync(join(embedded, file), join(folder, file))
  return {
    start: (...parameters) => follow(spawn(process.execPath, [join(folder, 'child.mjs'), ...parameters])),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  }
}

function follow(child: ChildProcess): Child {
  const { stdin, stdout, stderr, pid } = child
  if (!stdin || !stdout || !stderr || !pid) throw new Error('the child did not start')
  const lines: string[] = []
  let asked = 0
  let hasEnded = false
  const reader = createInterface(stdout)
  reader.on('line', (line) => lines.push(line))
  createInterface(stderr).on('line', (line) => lines.push(`error: ${line}`))
  stdin.on('error', () => {}) // it may be gone already
  const ended = once(child, 'close').then(() => {
    hasEnded = true
  })
  return {
    pid,
    lines,
    nextLine: async () => {
      while (asked === lines.length && !hasEnded) await Promise.race([once(reader, 'line'), ended])
      return lines[asked++]
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    finish: async () => {
      stdin.end()
      await ended
    },
  }
}
