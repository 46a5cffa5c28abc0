import { toastLimits } from '@foyer/contract/kit/limits'
import { checkRows, emptyRow, type InviteRow } from '@foyer/contract/people/invite-rows'
import { peopleLimits } from '@foyer/contract/people/limits'
import { inviteTexts } from '@foyer/contract/people/messages'
import type { Invitation, Role } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { useCallback, useRef, useState } from 'react'
import { useSend } from '../../../api/queries'
import { useSession } from '../../../api/session'
import { showToast } from '../../../ui/toasts/toast'

const { rows: count } = peopleLimits.invite
const told = (kind: 'ok' | 'problem', text: string) =>
  showToast({ kind, text, duration: toastLimits.onboarding })

/** Rows keep their fields when one above them goes: each has a number of its own. */
interface NumberedRow {
  number: number
  row: InviteRow
}

/** Emails that cannot be invited, and why. */
export interface Clash {
  emails: string[]
  text: string
}

interface InviteFormOptions {
  start: InviteRow[]
  ownEmail: string
  roles: Role[]
  onInvited: (people: number) => void
}

const numbered = (rows: InviteRow[]): NumberedRow[] => rows.map((row, number) => ({ number, row }))

/** What was typed, what is wrong with it as a whole, and what changes it; typing clears the complaints. */
function useRows(start: InviteRow[]) {
  const next = useRef(start.length)
  const [rows, setRows] = useState(() => numbered(start))
  const [clash, setClash] = useState<Clash>()
  const [failure, setFailure] = useState<string>()
  const write = useCallback((change: (rows: NumberedRow[]) => NumberedRow[]) => {
    setRows(change)
    setClash(undefined)
    setFailure(undefined)
  }, [])
  const change = useCallback(
    (number: number, part: Partial<InviteRow>) =>
      write((all) =>
        all.map((one) => (one.number === number ? { number, row: { ...one.row, ...part } } : one)),
      ),
    [write],
  )
  const remove = useCallback(
    (number: number) => write((all) => all.filter((one) => one.number !== number)),
    [write],
  )
  const add = () => write((all) => [...all, { number: next.current++, row: emptyRow }])
  return { rows, clash, failure, setClash, setFailure, write, change, remove, add }
}

export function useInviteForm({ start, ownEmail, roles, onInvited }: InviteFormOptions) {
  const { rows, clash, failure, setClash, setFailure, write, change, remove, add } = useRows(start)
  const [wasTried, setTried] = useState(false)
  const inviter = useSession()?.userId
  const send = useSend(peopleEndpoints.teamOnboard, {
    onSuccess: ({ invited }) => onInvited(invited),
    onError: ({ message, details: { email } }) => {
      setFailure(message)
      if (typeof email === 'string') setClash({ emails: [email], text: message })
    },
  })
  const withClaims = (invitation: Invitation): Invitation => {
    const role = roles.find(({ name }) => name === invitation.role)
    const named = { ...invitation, ...(inviter && { reportsTo: inviter, addedBy: inviter }) }
    return role ? { ...named, claimed: { isAdmin: role.isAdmin, rights: role.rights } } : named
  }

  return {
    rows,
    wasTried,
    clash,
    failure,
    isBusy: send.isPending,
    change,
    remove,
    add: () => {
      if (rows.length >= count.max) return told('problem', inviteTexts.limitReached)
      add()
      told('ok', inviteTexts.rowAdded)
    },
    clear: () => {
      setTried(false)
      write(() => numbered([emptyRow]))
    },
    /** Says whether something has to be put right first. */
    submit: (): boolean => {
      if (send.isPending) return false
      const checked = checkRows(
        rows.map(({ row }) => row),
        ownEmail,
      )
      setTried(true)
      if ('invitations' in checked) {
        send.mutate({ rows: checked.invitations.map(withClaims) })
        return false
      }
      if ('text' in checked && checked.emails) setClash({ emails: checked.emails, text: checked.text })
      told('problem', 'text' in checked ? checked.text : inviteTexts.completeRows)
      return true
    },
  }
}

export type InviteForm = ReturnType<typeof useInviteForm>
