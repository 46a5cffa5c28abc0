import { Link } from '@tiptap/extension-link'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { pictureNode } from './picture-node'
import { type PlaceWork, placeNode } from './place-node'

const allowed = /^(https?|mailto|tel):/i

/** What a mail can be written with; whatever else is pasted is left out. */
export const extensionsWith = (work: PlaceWork, placeholder: string) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
  }),
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address, { defaultValidate }) => allowed.test(address) && defaultValidate(address),
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  pictureNode,
  Placeholder.configure({ placeholder }),
  placeNode(work),
]
