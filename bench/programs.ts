import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts a program of Node in its own process. */
export const startProgram = (file: string, args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Waits for a line of its output; what comes later is read and dropped. */
export async function lineOf(child: ChildProcess, said: RegExp): Promise<string> {
  if (!child.stdout) throw new Error('the program says nothing')
  const lines = createInterface(child.stdout)
  return new Promise((found, failed) => {
    lines.on('line', (line) => {
      const [, answer] = said.exec(line) ?? []
      if (answer) found(answer)
    })
    child.once('exit', (code) => failed(new Error(`a program ended with ${code}`)))
  })
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
