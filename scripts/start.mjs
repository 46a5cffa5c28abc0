#!/usr/bin/env node
// npm start: from a fresh clone to a running server. Demo mode unless NODE_ENV=production (server/src/env.ts).
import { runServer } from './run-server.mjs'

await runServer('main', process.argv.slice(2))
