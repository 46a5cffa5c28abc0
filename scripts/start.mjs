#!/usr/bin/env node
// npm start: from a fresh clone to a running server. Demo mode unless NODE_ENV=production (server/src/env.ts).
import { runServer } from './run-server.mjs'

/** npm passes SIGTERM to its shell only, which would leave the server running with the data folder locked. */
function endWithNpm() {
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

if (process.env.npm_lifecycle_event === 'start') endWithNpm()
await runServer('main', process.argv.slice(2))
