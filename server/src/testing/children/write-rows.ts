import fs from 'node:fs'
import { openDatabase } from '../../db/client'
import { prepareRows, quiet, writeRows } from '../long/rows'

/** Writes rows until it is killed, and says the number of each one that is saved. */
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
