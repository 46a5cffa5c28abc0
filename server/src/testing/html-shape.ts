import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/** All elements as a browser would make them; the parser is not the one that cleans. */
function elementsIn(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Element[] {
  return nodes.flatMap((node) =>
    'tagName' in node
      ? [
          node,
          ...elementsIn(node.childNodes),
          ...('content' in node ? elementsIn(node.content.childNodes) : []),
        ]
      : [],
  )
}

const read = (elements: readonly Element[]) =>
  elements.map(({ tagName, attrs }) => ({
    name: tagName,
    attributes: attrs.map(({ name, value }) => ({ name, value })),
  }))

export const elementsOf = (fragment: string) => read(elementsIn(parseFragment(fragment).childNodes))

/**
 * What a page consists of, without its words: which elements, with which attributes. Line breaks and values that are
 * words too do not count. Whatever somebody wrote must not change it.
 */
export const shapeOf = (page: string, words = ''): string[] =>
  read(elementsIn(parse(page).childNodes))
    .filter(({ name }) => name !== 'br')
    .map(({ name, attributes }) =>
      [
        name,
        ...attributes.map((one) => `${one.name}=${words ? one.value.replaceAll(words, '…') : one.value}`),
      ].join(' '),
    )
