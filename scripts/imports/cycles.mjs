/** One problem per group of files that import each other, shown as a path (Tarjan's strongly connected components). */
export function cycleProblems(sources) {
  const edges = new Map(
    sources.map((s) => [s.path, s.imports.filter((edge) => edge.target && edge.target !== s.path)]),
  )
  const order = new Map()
  const low = new Map()
  const stack = []
  const knots = []

  const visit = (path) => {
    order.set(path, order.size)
    low.set(path, order.get(path))
    stack.push(path)
    for (const { target } of edges.get(path) ?? []) {
      if (!edges.has(target)) continue
      if (!order.has(target)) {
        visit(target)
        low.set(path, Math.min(low.get(path), low.get(target)))
      } else if (stack.includes(target)) low.set(path, Math.min(low.get(path), order.get(target)))
    }
    if (low.get(path) !== order.get(path)) return
    const knot = stack.splice(stack.indexOf(path))
    if (knot.length > 1) knots.push(new Set(knot))
  }
  for (const path of edges.keys()) if (!order.has(path)) visit(path)

  return knots.map((knot) => {
    const trail = []
    let at = [...knot].sort()[0]
    while (!trail.includes(at)) {
      trail.push(at)
      at = edges.get(at).find((edge) => knot.has(edge.target)).target
    }
    const round = trail.slice(trail.indexOf(at))
    const [first, second = first] = round
    const { line } = edges.get(first).find((edge) => edge.target === second)
    return { path: first, line, rule: 'cycle', text: [...round, first].join(' -> ') }
  })
}
