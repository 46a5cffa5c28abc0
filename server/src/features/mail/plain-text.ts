import { compile, type FormatCallback, type HtmlToTextOptions } from 'html-to-text'

const formatters: Record<string, FormatCallback> = {
  row: (row, walk, builder) => {
    builder.openBlock({ leadingLineBreaks: 1 })
    const cells = row.children.filter(({ type }) => type === 'tag')
    for (const [place, cell] of cells.entries()) {
      if (place > 0) builder.addInline(' | ')
      walk([cell], builder)
    }
    builder.closeBlock({ trailingLineBreaks: 1 })
  },
  // A row is one line, whatever its cells consist of.
  inCell: (element, walk, builder) => {
    walk(element.children, builder)
    builder.addInline(' ')
  },
  picture: ({ attribs }, _walk, builder) => {
    if (attribs?.alt) builder.addInline(`[${attribs.alt}]`)
  },
}

const block = (selector: string, lines: number, more = {}) => ({
  selector,
  options: { leadingLineBreaks: lines, trailingLineBreaks: lines, ...more },
})

const options: HtmlToTextOptions = {
  wordwrap: false,
  formatters,
  selectors: [
    {
      selector: 'a',
      options: {
        hideLinkHrefIfSameAsText: true,
        linkBrackets: ['(', ')'],
        pathRewrite: (address: string) => address.replace(/^tel:/i, ''),
      },
    },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => block(selector, 2, { uppercase: false })),
    block('ul', 2, { itemPrefix: '- ' }),
    { ...block('table', 2), format: 'block' },
    { selector: 'tr', format: 'row' },
    ...['td > p', 'td > div', 'th > p', 'th > div'].map((selector) => ({ selector, format: 'inCell' })),
    { selector: 'hr', options: { length: 20 } },
    { selector: 'img', format: 'picture' },
  ],
}

const convert = compile(options)

/** The words of HTML that is clean already, as somebody would type them: with lines, lists and addresses, not broken anywhere. */
export const plainText = (html: string): string =>
  convert(html)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
