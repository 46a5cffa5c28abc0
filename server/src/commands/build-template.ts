import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildTemplate } from '../db/template'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Part of the build: a migrated, empty database that makes a first start fast. */
writeFileSync(here('./template.tar.gz'), await buildTemplate(here('./migrations')))
