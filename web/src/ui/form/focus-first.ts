/** The first of these fields on the page takes the focus, in the order in which they are seen. */
export function focusFirst(names: readonly string[]) {
  const nodes = names.flatMap(
    (name) =>
      document.querySelector<HTMLElement>(
        `[data-path="${name}"], [name="${name}"]:not([type="hidden"]):not([data-path])`,
      ) ?? [],
  )
  nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  nodes[0]?.focus()
}
