import { readFileLocation } from '@foyer/contract/files/location'
import { refuse } from '@foyer/contract/kit/refusal'
import { letterRefusals } from '@foyer/contract/lead-mail/letters/messages'
import { richText } from '../../../mail/service'

export interface LetterBody {
  html: string
  text: string
  /** Where the pictures in it are. */
  pictures: string[]
}

const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** As people write to each other: their words, in the reader's own colours, and nothing of the product around them. */
export const pageOf = (html: string): string => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body style="margin:0;padding:16px;font:400 15px/23px ${sans};word-break:break-word">${html}</body>
</html>
`

const source = /<img\b[^>]*?\bsrc="([^"]*)"/g

/** What somebody wrote, cleaned; refused if nothing is left of it. */
export function letterBody(written: string): LetterBody {
  const { html, text } = richText(written)
  const pictures = [...html.matchAll(source)]
    .map(([, path = '']) => path)
    .filter((path) => readFileLocation(path) !== undefined)
  if (!text.trim() && pictures.length === 0) refuse(letterRefusals.noBody)
  return { html: pageOf(html), text, pictures }
}
