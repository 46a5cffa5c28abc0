interface ReadElement {
  name: string
  attributes: readonly { name: string; value: string }[]
}

// Written out once more on purpose: a mistake in the list of the product is not repeated here.
const harmless =
  /^(p|div|br|hr|b|strong|i|em|u|s|a|ul|ol|li|blockquote|h1|h2|h3|h4|table|thead|tbody|tr|td|th|img)$/
const values: Record<string, RegExp> = {
  align: /^(left|right|center|justify)$/,
  alt: /^/,
  colspan: /^\d+$/,
  height: /^\d+$/,
  href: /^(https?:\/\/|mailto:|tel:)[^\s\\]+$/i,
  rowspan: /^\d+$/,
  src: /^(\/files\/[0-9a-f-]{36}\/[0-9a-f-]{36}(\?(as=\w+&)?until=\d+&signature=[\w-]+)?|cid:[\w.@+-]+)$/,
  start: /^\d+$/,
  width: /^\d+$/,
  // What only pages add.
  decoding: /^async$/,
  loading: /^lazy$/,
  rel: /^noopener noreferrer$/,
  target: /^_blank$/,
}

/** What another reader of HTML found in a text that should be clean, and that should not be there. */
export const richTextFaults = (elements: readonly ReadElement[]): string[] =>
  elements.flatMap(({ name, attributes }) => [
    ...(harmless.test(name) ? [] : [`<${name}>`]),
    ...attributes
      .filter((one) => !(Object.hasOwn(values, one.name) && values[one.name]?.test(one.value)))
      .map((one) => `<${name} ${one.name}="${one.value}">`),
  ])
