import fs from 'node:fs'
import { openDatabase } from '../../db/client'
import { prepareRows, quiet, writeRows } from '../long/rows'

/** Writes rows until it is killed, and prints the number of each saved one. */
const [dataDir, template] = process.argv.slice(2)

const database = await openDatabase({
  dataDir,
  template,
  log: quiet,
  onFailure: (error) => {
    throw error
  },
})
await prepareRows(database)
await writeRows(database, (id) => fs.writeSync(1, `${id}\n`))
