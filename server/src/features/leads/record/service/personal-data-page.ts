import { escapeHtml } from '@foyer/contract/kit/html'
import { personalDataTexts as texts } from '@foyer/contract/leads/messages/personal-data'
import type { Fact } from './personal-data-record'

/** Nothing in the file can run or load anything, even where a text were written as it is. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c}
h1,h2{line-height:1.25}h2{margin-top:2.5rem;font-size:1.15rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.4rem 1rem}dt,time,.quiet{color:#5c5c5c}
dd,p,li{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}ol{list-style:none;padding:0}li{padding:.6rem 0;border-top:1px solid #ddd}`

/** One thing that happened or was said. */
export interface Entry {
  at: string
  /** Who, for whom, to whom. */
  about: (string | undefined)[]
  lines: (string | undefined)[]
}

export const headOf = (title: string, lines: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p class="quiet">${escapeHtml(line)}</p>`).join('\n')}
`

export const heading = (title: string): string => `<h2>${escapeHtml(title)}</h2>\n`

export const factList = (facts: readonly Fact[]): string =>
  `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}</dl>\n`

export const entryList = (entries: readonly Entry[]): string =>
  `<ol>${entries.map(entryItem).join('\n')}</ol>\n`

const entryItem = ({ at, about, lines }: Entry): string =>
  `<li><time>${escapeHtml([at, ...about].filter(Boolean).join(', '))}</time>${lines
    .filter((line) => line)
    .map((line) => `<p>${escapeHtml(line ?? '')}</p>`)
    .join('')}</li>`

export const nothing = `<p class="quiet">${texts.nothing}</p>\n`

export const foot = '</body></html>\n'
