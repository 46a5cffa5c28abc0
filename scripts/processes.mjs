import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

/** A program of an installed package, by the name npm gives it. */
export const tool = (name) => join(root, 'node_modules', '.bin', name)

/** Ends a script that cannot continue: one clear line, no stack. */
export const fail = (error) => {
  console.error(error.message)
  process.exit(1)
}

const running = new Set()

// Each child leads its own process group, so that nothing it started outlives it.
const endGroup = (child, signal) => {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

// Only while children run: a script that becomes the server afterwards leaves the signals to it.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
let isEnding = false
const passOn = (signal) => {
  isEnding = true
  for (const child of running) endGroup(child, signal)
  setTimeout(() => process.exit(130), 5000)
}
const endAll = () => {
  for (const child of running) endGroup(child, 'SIGKILL')
}
function watchSignals() {
  if (running.size !== 1) return
  for (const signal of signals) process.on(signal, passOn)
  process.on('exit', endAll)
}
function unwatchSignals() {
  if (running.size !== 0) return
  for (const signal of signals) process.off(signal, passOn)
  process.off('exit', endAll)
}

/**
 * Runs a program to its end. Its output goes to the terminal, or to `log` (a file) and to the result.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { cwd = root, env = {}, log, limitMs } = {}) {
  const output = []
  const stdio = log ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
  const child = spawn(program, args, { cwd, stdio, detached: true, env: { ...process.env, ...env } })
  running.add(child)
  watchSignals()
  if (log) {
    mkdirSync(dirname(log), { recursive: true })
    const file = createWriteStream(log)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output.push(chunk)
        file.write(chunk)
      })
    }
    child.once('close', () => file.end())
  }
  const timer = limitMs && setTimeout(() => endGroup(child, 'SIGKILL'), limitMs)
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      running.delete(child)
      unwatchSignals()
    }
    child.once('error', (error) => {
      end()
      reject(error)
    })
    child.once('exit', () => endGroup(child, 'SIGKILL'))
    child.once('close', (code) => {
      end()
      if (!isEnding) resolve({ code: code ?? 1, output: Buffer.concat(output).toString() })
      else if (running.size === 0) process.exit(130)
    })
  })
}

/** Calls `work` for each item, at most `width` at a time; results come in the order of the items. */
export async function inParallel(width, items, work) {
  const results = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index])
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
