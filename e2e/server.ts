import { copyDemo } from './demo-database'
import { type RunningServer, serve } from './serve'

/** A server with a copy of the demo. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const data = await copyDemo()
  try {
    const server = await serve({ ...data.settings, DEMO: 'on', ...settings })
    return { ...server, stop: () => server.stop().finally(data.remove) }
  } catch (error) {
    data.remove()
    throw error
  }
}
