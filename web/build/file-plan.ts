/** Modules that exactly the same pages need. */
export interface Piece {
  name: string
  modules: string[]
  /** The names of the pieces that it imports. */
  imports: string[]
  /** In bytes, compressed. */
  size: number
  /** The pages, and the parts that are loaded later, that cannot do without it. */
  neededBy: Set<string>
}

/** What goes into one file. */
export interface File {
  pieces: Piece[]
  size: number
  /** All who load it, also without need. */
  loadedBy: Set<string>
}

interface Merge {
  a: File
  b: File
  /** Bytes that somebody loads without need, for each request that somebody saves. */
  price: number
}

/** A request less is worth this many bytes more. */
const worth = 60_000

type FileOf = Map<string, File>

const importsOf = (file: File, fileOf: FileOf): File[] =>
  file.pieces.flatMap(({ imports }) => imports.map((name) => fileOf.get(name) ?? file))

/** A file and all that comes with it. */
function allWith(file: File, fileOf: FileOf, found = new Set<File>()): Set<File> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of importsOf(file, fileOf)) allWith(imported, fileOf, found)
  return found
}

/** Two files that need each other start in the wrong order: no way may lead from a file to itself. */
function isCircle({ a, b }: Merge, fileOf: FileOf): boolean {
  const leads = (from: File, to: File) =>
    importsOf(from, fileOf).some((next) => next !== from && next !== to && allWith(next, fileOf).has(to))
  return leads(a, b) || leads(b, a)
}

/** Who loads what without need, once these are one file, and how many requests that costs. */
function wasteOf({ a, b }: Merge, fileOf: FileOf) {
  const bytes = new Map<string, number>()
  let requests = 0
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const file of allWith(other, fileOf))
      for (const load of one.loadedBy) {
        if (file.loadedBy.has(load)) continue
        bytes.set(load, (bytes.get(load) ?? 0) + file.size)
        if (file !== other) requests += 1
      }
  return { bytes, requests }
}

const shared = (a: Set<string>, b: Set<string>) => {
  let count = 0
  for (const load of a) if (b.has(load)) count += 1
  return count
}

function priceOf(merge: Merge, fileOf: FileOf): number {
  const { bytes, requests } = wasteOf(merge, fileOf)
  const saved = shared(merge.a.loadedBy, merge.b.loadedBy) - requests
  return saved > 0 ? [...bytes.values()].reduce((sum, one) => sum + one, 0) / saved : Number.POSITIVE_INFINITY
}

/** No more than the real price, and quickly found: without what the two files bring along. */
function lowestPrice(a: File, b: File): number {
  const saved = shared(a.loadedBy, b.loadedBy)
  return ((a.loadedBy.size - saved) * b.size + (b.loadedBy.size - saved) * a.size) / saved
}

/** The cheapest last. */
function insert(merges: Merge[], merge: Merge) {
  let from = 0
  let to = merges.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((merges[middle]?.price ?? 0) > merge.price) from = middle + 1
    else to = middle
  }
  merges.splice(from, 0, merge)
}

/**
 * A file for each set of pages would be a hundred requests for one page, one file for all of them would be the whole
 * product. So pieces are merged, the cheapest merge first, as long as nobody loads more without need than it may.
 */
export function planFiles(pieces: Piece[], mayWaste: (load: string) => number): File[] {
  const all = pieces.map(
    (piece): File => ({
      pieces: [piece],
      size: piece.size,
      loadedBy: new Set(piece.neededBy),
    }),
  )
  const files = new Set<File>()
  const fileOf: FileOf = new Map(all.map((file, place) => [pieces[place]?.name ?? '', file]))
  const wasted = new Map<string, number>()
  const merges: Merge[] = []
  const add = (a: File, keep: (merge: Merge) => void) => {
    for (const b of files) {
      const price = lowestPrice(a, b)
      if (price < worth) keep({ a, b, price })
    }
    files.add(a)
  }
  for (const file of all) add(file, (merge) => merges.push(merge))
  // As if each had been inserted, of which there are too many: of two with the same price the later one comes first.
  merges.reverse().sort((one, other) => other.price - one.price)

  for (let merge = merges.pop(); merge; merge = merges.pop()) {
    const { a, b } = merge
    if (!files.has(a) || !files.has(b)) continue
    const price = priceOf(merge, fileOf)
    if (price > merge.price) {
      if (price < worth) insert(merges, { a, b, price })
      continue
    }
    const { bytes } = wasteOf(merge, fileOf)
    const more = [...bytes].map(([load, waste]): [string, number] => [load, (wasted.get(load) ?? 0) + waste])
    if (more.some(([load, waste]) => waste > mayWaste(load)) || isCircle(merge, fileOf)) continue
    for (const [load, waste] of more) wasted.set(load, waste)
    const file: File = {
      pieces: [...a.pieces, ...b.pieces],
      size: a.size + b.size,
      loadedBy: new Set([...a.loadedBy, ...b.loadedBy]),
    }
    for (const { name } of file.pieces) fileOf.set(name, file)
    for (const { loadedBy } of allWith(file, fileOf)) for (const load of file.loadedBy) loadedBy.add(load)
    files.delete(a)
    files.delete(b)
    add(file, (merge) => insert(merges, merge))
  }
  return [...files]
}
