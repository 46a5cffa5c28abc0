// Where a file lives, in the words of ARCHITECTURE.md: package, layer, slice, and what kind of file it is.

/** @typedef {{ path: string, package: string, layer: string, slice?: string, room?: string, kind?: string, isTest: boolean, isConfig: boolean }} Place */

const testFile = /\.(test|spec)\.[cm]?[jt]sx?$/
/** Files whose shape a tool dictates. */
const configFile = /(\.config|\/global-setup)\.[cm]?[jt]s$/
const stem = (name) => name.replace(/\.[^/]*$/, '')

/** The folder inside a slice. */
const roomOf = (rest) => (rest.length > 1 ? rest[0] : undefined)

const contractPlace = ([first, second, ...rest]) => {
  if (first === 'kit') return { layer: 'kit' }
  if (first.startsWith('policy.')) return { layer: 'policy' }
  if (first !== 'wire') return { layer: 'slice', slice: stem(first), room: roomOf([second, ...rest]) }
  if (second === 'samples') return { layer: 'samples' }
  const name = stem(second)
  return name === 'api' || name === 'openapi'
    ? { layer: 'api' }
    : { layer: 'wire', slice: name, room: roomOf(rest) }
}

/** A room of a slice is built like a slice: it has a service and a repository of its own. */
const kinds = ['routes', 'service', 'repository', 'jobs']

const serverPlace = ([first, second, ...rest]) => {
  if (first !== 'features') return { layer: stem(first), kind: second && stem(second) }
  const kind = rest.map(stem).find((name) => kinds.includes(name))
  return {
    layer: 'features',
    slice: second,
    room: kind === stem(rest[0] ?? '') ? undefined : roomOf(rest),
    kind,
  }
}

const webPlace = ([first, second, ...rest]) => {
  if (first === 'app' && second === 'addresses.ts') return { layer: 'addresses' }
  if (first !== 'features') return { layer: stem(first) }
  return { layer: 'features', slice: second, room: roomOf(rest) }
}

const inside = { contract: contractPlace, server: serverPlace, web: webPlace }

/** @returns {Place} */
export function placeOf(path) {
  const [top, src, ...rest] = path.split('/')
  const isConfig = configFile.test(path)
  const isTest = testFile.test(path) || rest[0] === 'testing'
  const where = src === 'src' && rest.length > 0 && inside[top] ? inside[top](rest) : { layer: 'root' }
  return { path, package: top, isTest, isConfig, ...where }
}
