import type { Locator } from '@playwright/test'
import { readPdf } from '../../server/src/testing/read-pdf'
import type { newestMail } from '../letters'

type Letter = Awaited<ReturnType<typeof newestMail>>

/** What a quotation says it costs, wherever it is shown: amounts as they are written, without their symbol. */
export interface Figures {
  subtotal: string
  cgst: string
  sgst: string
  total: string
  words: string
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ')
const amountAfter = (text: string, label: RegExp): string =>
  new RegExp(`(?:${label.source}) ?₹?([\\d,]+\\.\\d\\d)`).exec(text)?.[1] ?? `no ${label.source} in ${text}`
const wordsIn = (text: string): string =>
  /Rupees [A-Z][A-Za-z ]+ Only/.exec(text)?.[0] ?? `no words in ${text}`

const figuresIn = (text: string, subtotal: RegExp): Figures => ({
  subtotal: amountAfter(text, subtotal),
  cgst: amountAfter(text, /CGST [\d.]+%/),
  sgst: amountAfter(text, /SGST [\d.]+%/),
  total: amountAfter(text, /Total(?= ?₹)/),
  words: wordsIn(text),
})

/** Of a part of a screen, which says its totals one after the other. */
export const figuresOn = async (totals: Locator, subtotal: RegExp): Promise<Figures> =>
  figuresIn(squeezed((await totals.textContent()) ?? ''), subtotal)

export const paperIn = (letter: Letter): { name: string; pages: string[] } => {
  const [paper] = letter.attachments.filter(({ mimeType }) => mimeType === 'application/pdf')
  if (!paper) throw new Error(`no PDF in ${letter.attachments.map(({ filename }) => filename)}`)
  return { name: paper.filename ?? '', pages: readPdf(new Uint8Array(paper.content as ArrayBuffer)) }
}

/** What the paper of a mail says. */
export const figuresOnPaper = (letter: Letter): Figures =>
  figuresIn(squeezed(paperIn(letter).pages.join(' ')), /Subtotal/)
