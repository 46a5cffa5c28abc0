import { fileURLToPath } from 'node:url'

/** Of the build, with which the product starts too: an embedded database without it takes four times as long. */
export const builtTemplate = fileURLToPath(new URL('../../dist/template.tar.gz', import.meta.url))
