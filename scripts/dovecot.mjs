import { canInstall, findProgram, installPackage } from './programs.mjs'

const find = () => findProgram(['dovecot'], ['/usr/sbin', '/usr/local/sbin'])

/** The IMAP server of the tests of mailboxes; on Debian, as root, a missing one is installed. */
export async function ensureDovecot(log) {
  if (find()) return
  if (canInstall()) await installPackage('dovecot-imapd', log)
  if (!find()) throw new Error('No Dovecot: install dovecot-imapd; the tests of mailboxes need it.')
}
