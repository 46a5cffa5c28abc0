import { fileURLToPath, pathToFileURL } from 'node:url'

/** The folder of the project, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Whether a script was started directly, not imported: `isMain(import.meta.url)`. */
export const isMain = (url) => process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href
