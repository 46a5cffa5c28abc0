import { escapeHtml } from '@foyer/contract/kit/html'
import { mailTexts } from '@foyer/contract/mail/messages'

export interface MailContent {
  /** The firm in whose name it is written; without it the product. */
  brand?: string
  title: string
  /** Plain text; line breaks are kept. */
  paragraphs: string[]
  /** A one-time code or a temporary password: set apart and easy to copy. */
  code?: string
  /** What is to be said about the code: it stands directly after the words that announce it. */
  afterCode?: string[]
  action?: { label: string; url: string }
  /** Why the reader gets this mail, or what to do if it was not meant for them. */
  footer?: string
  /** Text with bold and lists that `richText` has cleaned; comes after the paragraphs. */
  body?: { html: string; text: string }
}

const sans = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "Newsreader,Georgia,'Times New Roman',serif"
const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace"

/** Mail clients with dark mode use these; others show the inline colours. */
const dark = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.body a{color:#36467f}
@media (prefers-color-scheme:dark){
.bg{background:#161513!important}
.card{background:#1d1c19!important;border-color:#302d28!important}
.ink{color:#ece8e0!important}
.ink-3{color:#9b9488!important}
.code{background:#262521!important;border-color:#4a463f!important;color:#ece8e0!important}
.button{background:#4f5e9f!important}
.link,.body a{color:#aab7ee!important}
}
@media (max-width:520px){.card-pad{padding:24px 20px!important}}`

const withBreaks = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font:400 15px/24px ${sans};color:#1f1c18">${withBreaks(text)}</p>`

const codeBox = (code: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>` +
  `<td class="code" style="padding:14px 24px;background:#f4f2ed;border:1px solid #cfc9bd;border-radius:8px;` +
  `font:600 26px/32px ${mono};letter-spacing:4px;color:#1f1c18">${escapeHtml(code)}</td></tr></table>`

const button = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>` +
  `<td class="button" bgcolor="#3e4c88" style="background:#3e4c88;border-radius:6px">` +
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;font:600 15px/20px ${sans};` +
  `color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
  `<p class="ink-3" style="margin:0 0 16px;font:400 13px/20px ${sans};color:#6b655b">${escapeHtml(mailTexts.copyLink)}<br>` +
  `<a class="link" href="${escapeHtml(url)}" style="color:#36467f;word-break:break-all">${escapeHtml(url)}</a></p>`

/** A mail of a firm ends with the firm's own words. */
const endOf = ({ brand, footer }: MailContent): string =>
  [footer, brand === undefined ? mailTexts.signature : undefined].filter(Boolean).join('\n')

const footerRow = (content: MailContent): string =>
  `<tr><td class="ink-3" style="padding:20px 8px 0;font:400 12px/18px ${sans};color:#6b655b">` +
  `${withBreaks(endOf(content))}</td></tr>`

const htmlOf = (content: MailContent): string => {
  const { brand = mailTexts.product, title, paragraphs, code, afterCode = [], action, body } = content
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<style>${dark}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#f4f2ed">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4f2ed" style="background:#f4f2ed">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 8px 14px;font:500 22px/26px ${serif};color:#1f1c18">${escapeHtml(brand)}</td></tr>
<tr><td class="card card-pad" bgcolor="#fefdfb" style="padding:32px 36px 20px;background:#fefdfb;border:1px solid #e3dfd6;border-top:2px solid #b08a3c;border-radius:8px">
<h1 class="ink" style="margin:0 0 18px;font:500 24px/30px ${serif};color:#1f1c18">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${body ? `<div class="ink body" style="margin:0 0 16px;font:400 15px/24px ${sans};color:#1f1c18;word-break:break-word">${body.html}</div>` : ''}
${code === undefined ? '' : codeBox(code)}
${afterCode.map(paragraph).join('\n')}
${action ? button(action) : ''}
</td></tr>
${footerRow(content)}
</table>
</td></tr>
</table>
</body>
</html>
`
}

const textOf = (content: MailContent): string => {
  const { title, paragraphs, code, afterCode = [], action, body } = content
  return [
    title,
    ...paragraphs,
    body?.text,
    code === undefined ? undefined : `    ${code}`,
    ...afterCode,
    action && `${action.label}:\n${action.url}`,
    `--\n${endOf(content)}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
    .concat('\n')
}

/** One layout for every mail, as HTML and as plain text. It loads nothing from the network. */
export function mailLayout(content: MailContent): { html: string; text: string } {
  const { action } = content
  if (action && !/^https?:\/\/[^\s]+$/i.test(action.url))
    throw new Error('a mail links to web addresses only')
  return { html: htmlOf(content), text: textOf(content) }
}
