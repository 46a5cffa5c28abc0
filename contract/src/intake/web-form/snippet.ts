import { escapeHtml } from '../../kit/html'
import { webFormTexts } from '../messages/web-form-settings'

/** What a firm puts into a page of its website. */
export const snippetOf = (origin: string, path: string, firm: string): string =>
  [
    `<iframe src="${escapeHtml(`${origin}${path}`)}?embed=1" title="${escapeHtml(webFormTexts.frameTitle(firm))}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`,
    `<script src="${escapeHtml(origin)}/enquiry/fit.js" async></script>`,
  ].join('\n')
