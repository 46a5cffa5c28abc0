import { Image } from '@tiptap/extension-image'

/** Of pictures that this page has stored: their address in the text only saves them. */
const shown = new Map<string, string>()

export const showAt = (src: string, address: string) => void shown.set(src, address)

/** A picture in a line; in the text stands its address. */
export const pictureNode = Image.extend({
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('img')
      dom.src = shown.get(node.attrs.src) ?? node.attrs.src
      dom.alt = node.attrs.alt ?? ''
      return { dom }
    },
}).configure({ inline: true })
