import { escapeHtml } from '@foyer/contract/kit/html'
import { outboxTexts } from '@foyer/contract/mail/messages'
import type { Mail } from './repository'

const style = `
  :root { color-scheme: light dark; --bg: #f4f2ed; --surface: #fefdfb; --line: #e3dfd6; --ink: #1f1c18; --ink-3: #6b655b; --accent: #36467f }
  @media (prefers-color-scheme: dark) {
    :root { --bg: #161513; --surface: #1d1c19; --line: #302d28; --ink: #ece8e0; --ink-3: #9b9488; --accent: #aab7ee }
  }
  body { margin: 0; padding: 24px 16px 48px; background: var(--bg); color: var(--ink); font: 15px/1.5 Figtree, system-ui, sans-serif }
  main { max-width: 720px; margin: 0 auto }
  h1 { margin: 0; font: 500 28px/34px Newsreader, Georgia, serif }
  h2 { margin: 0; font: 500 18px/24px Newsreader, Georgia, serif; overflow-wrap: anywhere }
  a { color: var(--accent) }
  a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  p { margin: 4px 0 16px; color: var(--ink-3) }
  article { margin: 0 0 12px; padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 6px }
  dl { display: flex; flex-wrap: wrap; gap: 0 24px; margin: 4px 0 12px }
  dt { font-size: 12px; color: var(--ink-3) }
  dd { margin: 0; overflow-wrap: anywhere }
  pre { margin: 0; padding-top: 12px; border-top: 1px solid var(--line); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }`

const page = (title: string, body: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><main>${body}</main></body>
</html>
`

const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`

const facts = ({ recipient, createdAt, state, error }: Mail): string => {
  const written = createdAt.toISOString()
  return `<dl>
${fact(outboxTexts.to, escapeHtml(recipient))}
${fact(outboxTexts.written, `<time datetime="${written}">${written.slice(0, 16).replace('T', ' ')} UTC</time>`)}
${fact(outboxTexts.state, outboxTexts.states[state] + (error ? `: ${escapeHtml(error)}` : ''))}
</dl>`
}

export const outboxPage = (mails: Mail[], nonce: string): string =>
  page(
    outboxTexts.title,
    `<h1>${outboxTexts.title}</h1>
<p>${outboxTexts.lead}</p>
${mails.length === 0 ? `<p>${outboxTexts.none}</p>` : ''}
${mails
  .map(
    (mail) => `<article>
<h2><a href="/demo/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></h2>
${facts(mail)}
<pre>${escapeHtml(mail.text)}</pre>
</article>`,
  )
  .join('\n')}`,
    nonce,
  )

export const mailPage = (mail: Mail, nonce: string): string =>
  page(
    mail.subject,
    `<p><a href="/demo/outbox">${outboxTexts.back}</a></p>
<article>
<h1>${escapeHtml(mail.subject)}</h1>
${facts(mail)}
<pre>${escapeHtml(mail.text)}</pre>
</article>`,
    nonce,
  )
