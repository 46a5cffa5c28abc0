import {
  type CallStatus,
  columnSorts,
  type LeadSort,
  type LeadTab,
  leadSorts,
  type RemarkType,
  remarkTypes,
  sortedField,
} from '../../../leads/model'
import { wireSort } from '../../fields/lead-fields'

/** C-003: call status codes 1 to 7; 0 is read as new. */
const callStatusByCode: Record<number, CallStatus> = {
  0: 'new',
  1: 'new',
  2: 'follow-up',
  3: 'interested',
  4: 'sign-up',
  5: 'not-interested',
  6: 'no-response',
  7: 'meeting',
}

export const readCallStatus = (code: number): CallStatus | undefined => callStatusByCode[code]

const codeByCallStatus = new Map(Object.entries(callStatusByCode).map(([code, word]) => [word, Number(code)]))

/** A new lead is written as 1: the later of its two codes wins in the map. */
export const writeCallStatus = (status: CallStatus): number => codeByCallStatus.get(status) ?? 1

/** Today's remark: 0 call, 1 virtual meeting, 2 client visit. */
export const readRemarkType = (code: number): RemarkType | undefined => remarkTypes[code]
export const writeRemarkType = (type: RemarkType): number => remarkTypes.indexOf(type)

/** C-042: 0 or none all, 8 unassigned, 9 won, 1 to 7 by call status. */
export const readListType = (
  code: number | undefined,
): { tab: LeadTab; callStatus: CallStatus | undefined } => {
  if (code === 8) return { tab: 'unassigned', callStatus: undefined }
  if (code === 9) return { tab: 'won', callStatus: undefined }
  return { tab: 'all', callStatus: code ? readCallStatus(code) : undefined }
}

export const writeListType = (tab: LeadTab, callStatus: CallStatus | undefined): number => {
  if (tab === 'unassigned') return 8
  if (tab === 'won') return 9
  return callStatus ? writeCallStatus(callStatus) : 0
}

const sortKeys = new Map([...leadSorts, ...columnSorts].map((sort) => [wireSort(sortedField(sort)), sort]))

export const sortParameters = [...sortKeys.keys()].flatMap((key) => [key, `-${key}`])

export const readSort = (parameter: string): { sort: LeadSort; descending: boolean } => {
  const descending = parameter.startsWith('-')
  const key = descending ? parameter.slice(1) : parameter
  return { sort: sortKeys.get(key) ?? 'created', descending }
}

export const writeSort = (sort: LeadSort, descending: boolean): string =>
  `${descending ? '-' : ''}${wireSort(sortedField(sort))}`
