import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface RunningServer {
  url: string
  /** What it was started with. */
  settings: Record<string, string>
  process: ChildProcess
  stop: () => Promise<void>
}

const main = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))

/** The product as it is built, on a free port, with the data it is told. */
export async function serve(settings: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A worker that is ended in the middle of a test leaves no server behind.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  try {
    return { url: await readyAddress(child), settings, process: child, stop: () => stop(child) }
  } catch (error) {
    await stop(child)
    throw error
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const url = /Foyer is ready at (\S+?)\/?\s/.exec(said)?.[1]
      if (url) resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
