import { receivedTexts } from '@foyer/contract/lead-mail/mailbox/messages'

const longest = 300

/** Of a field that may be folded. */
const fieldIn = (report: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t]+.+)*)`, 'im').exec(report)?.[1]?.replace(/\s+/g, ' ').trim()

/** Control characters and bytes that are no text of ours. */
const readable = (text: string): string => text.replace(/[^\x20-\x7e]+/g, ' ').trim()

/**
 * Why a mail came back, of a report as it came (RFC 3464); undefined where it says that the mail is late, or has arrived.
 */
export function whyReturned(report: string): string | undefined {
  const action = fieldIn(report, 'Action')?.toLowerCase()
  if (action && !action.startsWith('failed')) return undefined
  const said = fieldIn(report, 'Diagnostic-Code')?.replace(/^[\w-]+;\s*/, '') ?? fieldIn(report, 'Status')
  const reason = readable(said ?? '').slice(0, longest)
  return reason || receivedTexts.noReason
}
